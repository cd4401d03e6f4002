import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Project
import Quiz
import Testing
import Verify

@testable import Site

/// What a callback's page says to decide by.
@Suite("Pages of callbacks")
struct CallbackPageTests {
  private static let pages = SiteReference.known(in: .english).callbacks

  private static func page(_ callback: Callback) throws -> CallbackPage {
    try #require(pages.first { $0.callback == callback }?.page)
  }

  @Test("Each says who documents it, and what is promised is not open or only observed")
  func known() {
    for (callback, page) in Self.pages {
      #expect(page.promised.first?.source?.label.isEmpty == false, "\(callback)")
      let lists = [page.promised, page.observed, page.open].map { Set($0.map(\.fact).filter { !$0.isEmpty }) }
      #expect(lists[0].isDisjoint(with: lists[1]) && lists[0].isDisjoint(with: lists[2]), "\(callback)")
      #expect(lists[1].isDisjoint(with: lists[2]), "\(callback)")
      #expect(page.availability.states.count == Version.modelled.count)
    }
  }

  @Test("It is counted how often one receiver is told in one situation")
  func mostTimes() throws {
    #expect(try Self.page(.viewDidLoad).mostTimes == 1)
    #expect(try Self.page(.viewDidLayoutSubviews).mostTimes > 1)
    #expect(try Self.page(.viewWillAppear).mostTimes > 1, "a swipe back that is given up")
  }

  @Test("Facts stand where taking them the other way changes the callback")
  func facts() throws {
    let loads = try Self.page(.viewWillUnload)
    #expect(loads.availability.states.contains(.ended))
    let traits = try Self.page(.traitCollectionDidChange)
    #expect(traits.observed.contains { $0.fact == "traitsAreSentAtLaunch" })
    let sheet = try Self.page(.presentationControllerDidDismiss)
    #expect(sheet.open.allSatisfy { known in Fact.allCases.contains { "\($0)" == known.fact } })
  }

  @Test("A situation is either one in which it comes or one that goes without it")
  func situations() throws {
    let page = try Self.page(.viewWillAppear)
    let push = try #require(page.situations.first { $0.name == "push" })
    #expect(push.isAlways && push.often == "who comes: once" && push.versions.isEmpty)
    #expect(page.otherSituations.contains("foreground"))
    #expect(Set(page.situations.map(\.name)).isDisjoint(with: page.otherSituations))
  }

  @Test("What notes get wrong stands first, and what only names the callback last")
  func mentions() throws {
    let text = """
      # A

      `viewDidLoad` is a method.

      `viewDidLoad` is called before `viewWillAppear`.

      `viewDidLoad` is called after `viewDidAppear`.
      """
    var judge = NoteJudge()
    let note = judge.judge(Note.read(Document.parse(SourceFile(path: "a.md", text: text))))
    let site = SiteBuilder.build(SiteInput(notes: [.init(note: note, relativePath: "a")]), .known(in: .english))
    let page = try #require(site.callbacks.first { $0.selector == "viewDidLoad" })
    #expect(page.mentions.map(\.verdict) == [.contradicted, .holds, nil])
    #expect(page.mentions.map(\.line) == [7, 5, 3])
  }

  @Test("Questions about a callback are led to")
  func questions() throws {
    var input = SiteInput()
    input.questions = StandardSituations.sources
    let site = SiteBuilder.build(input, .known(in: .english))
    let page = try #require(site.callbacks.first { $0.selector == "viewWillAppear:" })
    let link = try #require(page.questions.first)
    let quiz = try #require(site.quizzes.first { $0.path == link.path })
    #expect(quiz.asked[page.path] == link.fragment && !link.fragment.isEmpty)
  }
}
