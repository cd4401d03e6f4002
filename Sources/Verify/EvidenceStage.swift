package import LifecycleEngine

/// Who is meant in a run that was staged for a statement, and which part of it is watched: what somebody needs who holds
/// the run against the statement once more.
package struct EvidenceStage: Sendable {
  /// The numbers of the watched steps, from 0.
  package let watched: [Int]
  /// The names of the controllers with a part, as ASCII letters; nil where nobody has it.
  package let subject: UInt8?
  /// Who comes on screen.
  package let arriving: UInt8?
  /// Who goes, or is covered.
  package let leaving: UInt8?
  /// Who holds the others.
  package let container: UInt8?
  /// Who neither comes nor goes.
  package let bystander: UInt8?
  /// The steps of an order that were compared; empty for a claim.
  package let order: [Step]
  /// How much of the run the order says that it names.
  package let completeness: OrderClaim.Completeness

  /// One callback of an order with who is meant by it.
  package struct Step: Sendable {
    /// Which callback.
    package let callback: Callback
    /// ASCII letters of controllers.
    package let letters: [UInt8]
    /// Whether who is no controller is meant too.
    package let isOthers: Bool
    /// Whether UIKit's own containers are meant too.
    package let isContainers: Bool
  }
}

extension Evidence {
  /// How the run was staged; nil where its scenario was written for it: there all of it counts.
  package var stage: EvidenceStage? {
    guard let staged else { return nil }
    let roles = staged.roles
    // Of a controller and a view the one whose view it is.
    let ownerOfView = staged.casting == nil && staged.claim.namesViews ? staged.plan.ownerOfView : nil
    return EvidenceStage(
      watched: staged.plan.steps.indices.filter { staged.plan.steps[$0].isWatched },
      subject: (staged.subject ?? ownerOfView).map(Evidence.name), arriving: roles.arriving.map(Evidence.name),
      leaving: roles.leaving.map(Evidence.name), container: roles.container.map(Evidence.name),
      bystander: roles.bystander.map(Evidence.name),
      order: staged.casting.map { casting in
        staged.claim.steps.map { Evidence.step($0, meaning: casting.receivers(of: $0, roles)) }
      } ?? [],
      completeness: staged.claim.completeness)
  }

  private static func step(_ step: OrderClaim.Step, meaning receivers: StagedReceivers) -> EvidenceStage.Step {
    EvidenceStage.Step(
      callback: step.callback,
      letters: (0..<UInt8(Stage.letters)).filter { receivers.meets(StagedReceivers(letter: $0)) }.map(name),
      isOthers: receivers.meets(.others), isContainers: receivers.meets(.containers))
  }

  private static func name(_ letter: UInt8) -> UInt8 { UInt8(ascii: "A") + letter }
}
