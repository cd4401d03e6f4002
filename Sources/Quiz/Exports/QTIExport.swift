import Diagnostics

/// QTI packages: a manifest, a file an item, and a test that has the title and asks all of them, in the words of
/// version 2.1 or of version 3.
struct QTIExport {
  enum Dialect: Sendable { case two, three }

  let items: [QuizItem]
  let title: String
  let dialect: Dialect
  /// More accepted orders than these are not written out.
  private static let mostOrders = 24

  var export: Export {
    var losses: [Export.Loss] = []
    var files: [ZipArchive.File] = []
    var resources = ""
    var references = ""
    var dependencies = ""
    let type = dialect == .two ? "imsqti_item_xmlv2p1" : "imsqti_item_xmlv3p0"
    for item in items {
      // Of the item's name alone, so that it stays when others come or go.
      let identifier = "i-\(FNV1a.hash(item.id.utf8).hexadecimal)"
      let path = "items/\(identifier).xml"
      files.append(ZipArchive.File(path: path, bytes: Array(document(item, identifier, &losses).utf8)))
      resources += "<resource identifier=\"r-\(identifier)\" type=\"\(type)\" href=\"\(path)\">"
      resources += "<file href=\"\(path)\"/></resource>\n"
      references += tag("assessmentItemRef", [("identifier", identifier), ("href", "../\(path)")], "") + "\n"
      dependencies += "<dependency identifierref=\"r-\(identifier)\"/>"
    }
    files.append(ZipArchive.File(path: Self.testPath, bytes: Array(test(references).utf8)))
    let testType = dialect == .two ? "imsqti_test_xmlv2p1" : "imsqti_test_xmlv3p0"
    resources += "<resource identifier=\"r-test\" type=\"\(testType)\" href=\"\(Self.testPath)\">"
    resources += "<file href=\"\(Self.testPath)\"/>\(dependencies)</resource>\n"
    let manifestNamespace =
      dialect == .two
      ? "http://www.imsglobal.org/xsd/imscp_v1p1" : "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"
    let version = dialect == .two ? ("QTIv2.1 Package", "1.0.0") : ("QTI Package", "3.0.0")
    let manifest =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<manifest xmlns=\"\(manifestNamespace)\" identifier=\"lcdoc\">\n"
      + "<metadata><schema>\(version.0)</schema><schemaversion>\(version.1)</schemaversion></metadata>\n"
      + "<organizations/>\n<resources>\n\(resources)</resources>\n</manifest>\n"
    files.insert(ZipArchive.File(path: "imsmanifest.xml", bytes: Array(manifest.utf8)), at: 0)
    return Export(bytes: ZipArchive.bytes(of: files), losses: losses, count: items.count)
  }

  private static let testPath = "tests/test.xml"

  /// All questions, to be answered in any order, each judged as soon as it is.
  private func test(_ references: String) -> String {
    let section = tag(
      "assessmentSection", [("identifier", "section"), ("title", title), ("visible", "true")], "\n" + references)
    let part = tag(
      "testPart", [("identifier", "part"), ("navigationMode", "nonlinear"), ("submissionMode", "individual")], section)
    let root = element("assessmentTest")
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(root) xmlns=\"\(namespace)\" identifier=\"test\""
      + " title=\"\(XMLText.attribute(title))\">\n\(part)\n</\(root)>\n"
  }

  /// The namespace of items and tests.
  private var namespace: String {
    dialect == .two ? "http://www.imsglobal.org/xsd/imsqti_v2p1" : "http://www.imsglobal.org/xsd/imsqtiasi_v3p0"
  }

  // MARK: - Names

  /// An element or attribute: QTI 3 writes `qti-order-interaction` and `time-dependent` for what QTI 2 writes in
  /// one word with capitals.
  private func element(_ name: String) -> String { dialect == .two ? name : "qti-" + kebab(name) }

  private func attribute(_ name: String) -> String { dialect == .two ? name : kebab(name) }

  private func kebab(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if ("A"..."Z").contains(scalar) {
        result.append("-")
        result.append(contentsOf: String(scalar).lowercased().unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private func tag(_ name: String, _ attributes: [(String, String)] = [], _ content: String) -> String {
    let list = attributes.map { " \(attribute($0.0))=\"\(XMLText.escaped($0.1))\"" }.joined()
    let name = element(name)
    return content.isEmpty ? "<\(name)\(list)/>" : "<\(name)\(list)>\(content)</\(name)>"
  }

  // MARK: - An item

  private func document(_ item: QuizItem, _ identifier: String, _ losses: inout [Export.Loss]) -> String {
    let text = ExportText(item)
    let isOrdering = item.kind == .ordering
    let right = text.answer.map { tag("value", [], "c\($0)") }.joined()
    let declaration = tag(
      "responseDeclaration",
      [
        ("identifier", "RESPONSE"), ("cardinality", isOrdering ? "ordered" : "single"), ("baseType", "identifier"),
      ], tag("correctResponse", [], right))
    let outcome = tag(
      "outcomeDeclaration", [("identifier", "SCORE"), ("cardinality", "single"), ("baseType", "float")],
      tag("defaultValue", [], tag("value", [], "0")))
    let body = tag("itemBody", [], interaction(item, text))
    let root = element("assessmentItem")
    let feedback = tag(
      "modalFeedback",
      [("outcomeIdentifier", "FEEDBACK"), ("identifier", "shown"), ("showHide", "show")],
      dialect == .two
        ? XMLText.paragraphs(text.explanation) : tag("contentBody", [], XMLText.paragraphs(text.explanation)))
    let shown = tag(
      "outcomeDeclaration", [("identifier", "FEEDBACK"), ("cardinality", "single"), ("baseType", "identifier")],
      tag("defaultValue", [], tag("value", [], "shown")))
    let attributes = [("adaptive", "false"), ("timeDependent", "false")].map { " \(attribute($0.0))=\"\($0.1)\"" }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(root) xmlns=\"\(namespace)\" identifier=\"\(identifier)\""
      + " title=\"\(XMLText.escaped(item.id))\" xml:lang=\"\(item.language.tag)\"\(attributes.joined())>\n"
      + [declaration, outcome, shown, body, processing(item, &losses), feedback].joined(separator: "\n")
      + "\n</\(root)>\n"
  }

  private func interaction(_ item: QuizItem, _ text: ExportText) -> String {
    let labels = text.labels
    let choices = text.shown.map { tag("simpleChoice", [("identifier", "c\($0)")], XMLText.escaped(labels[$0])) }
      .joined()
    let prompt = tag("prompt", [], XMLText.escaped(text.question[0]))
    let rest = XMLText.paragraphs(Array(text.question.dropFirst()))
    var attributes = [("responseIdentifier", "RESPONSE"), ("shuffle", item.kind == .wrongLine ? "false" : "true")]
    switch item {
    case .ordering(let item):
      if !item.distractors.isEmpty {
        attributes += [("minChoices", "\(item.pieces.count)"), ("maxChoices", "\(item.pieces.count)")]
      }
      return rest + tag("orderInteraction", attributes, prompt + choices)
    case .choice:
      return rest + tag("choiceInteraction", attributes + [("maxChoices", "1")], prompt + choices)
    }
  }

  /// Full marks for the canonical answer and for every other accepted order, nothing for the rest.
  private func processing(_ item: QuizItem, _ losses: inout [Export.Loss]) -> String {
    let response = tag("variable", [("identifier", "RESPONSE")], "")
    let score = tag("setOutcomeValue", [("identifier", "SCORE")], tag("baseValue", [("baseType", "float")], "1"))
    var branches = tag(
      "responseIf", [], tag("match", [], response + tag("correct", [("identifier", "RESPONSE")], "")) + score)
    if case .ordering(let item) = item {
      if let orders = AcceptedOrders(item: item).all(limit: Self.mostOrders) {
        for order in orders where order != item.canonicalOrder {
          let values = order.map { tag("baseValue", [("baseType", "identifier")], "c\($0)") }.joined()
          branches += tag("responseElseIf", [], tag("match", [], response + tag("ordered", [], values)) + score)
        }
      } else {
        losses.append(
          Export.Loss(itemID: item.id, what: "accepts more than \(Self.mostOrders) orders; one of them is written"))
      }
      losses.append(Export.Loss(itemID: item.id, what: "no credit for orders that are partly right"))
    }
    return tag("responseProcessing", [], tag("responseCondition", [], branches))
  }
}
