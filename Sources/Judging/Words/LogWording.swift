package import Diagnostics
package import Verify

/// What is said of a log and of the runs that print it. Values are texts, so that a page can leave places for them.
package struct LogWording: Sendable {
  /// The language of all sentences.
  package let language: Language

  /// Words in a language.
  package init(_ language: Language) { self.language = language }

  // MARK: Counts

  /// How many callbacks there are, one or another number.
  package func callbacks(_ count: String, isOne: Bool) -> String {
    language("\(count) callback\(isOne ? "" : "s")", "\(count) 个回调")
  }

  /// How many layout callbacks there are.
  package func layoutCallbacks(_ count: String, isOne: Bool) -> String {
    language("\(count) layout callback\(isOne ? "" : "s")", "\(count) 个布局回调")
  }

  /// How many edits there are.
  package func edits(_ count: String, isOne: Bool) -> String {
    language("\(count) edit\(isOne ? "" : "s")", "\(count) 处改动")
  }

  // MARK: What was left out

  /// A log that is too long.
  package func onlyFirst(_ read: String, of all: String, above line: String) -> String {
    language(
      "only the first \(read) callbacks of \(all) were looked at, those above line \(line)",
      "只看了 \(all) 个回调中的前 \(read) 个，即第 \(line) 行之前的部分")
  }

  /// Callbacks that the simulation never sends.
  package func passedOver(_ callbacks: String, first: String) -> String {
    language(
      "passed over \(callbacks) not simulated, the first `\(first)`", "略过了没有模拟的 \(callbacks)，第一个是 `\(first)`")
  }

  // MARK: Runs

  /// No run at all is shown.
  package var nothing: String { language("no run was found that comes near this log", "没有找到与这份日志相近的运行") }

  /// The run prints the log.
  package func prints(_ extent: String, on versions: String) -> String {
    language("prints \(extent) on \(versions)", "\(versions) 会打印出\(extent)")
  }

  /// The part of a long log that was looked at. What was not may be printed or not.
  package func beginning(_ read: String) -> String {
    language("the first \(read) callbacks of the log", "日志的前 \(read) 个回调")
  }

  /// The log as a whole.
  package func whole(_ callbacks: String) -> String { language("the log (\(callbacks))", "这份日志（\(callbacks)）") }

  /// The run prints the beginning only.
  package func printsOnly(_ covered: String, of read: String) -> String {
    language(
      "no run comes near the log; this one prints its first \(covered) of \(read) callbacks",
      "没有运行与日志相近；这一次运行打印出 \(read) 个回调中的前 \(covered) 个")
  }

  /// The run prints the log after edits.
  package func nearest(_ edits: String, on versions: String) -> String {
    language("the nearest run to the log, with \(edits), on \(versions)", "与日志最接近的运行，有 \(edits)，版本：\(versions)")
  }

  /// How the log begins.
  package var startsLate: String {
    language("the log begins in the middle of the first step that it shows", "日志从第一个步骤的中间开始")
  }

  /// How the log ends.
  package var endsEarly: String { language("the log ends in the middle of the last step", "日志在最后一个步骤的中间结束") }

  /// Layout passes more or less.
  package func apart(from layoutCallbacks: String) -> String {
    language("apart from \(layoutCallbacks), whose number varies", "\(layoutCallbacks)除外，其次数不定")
  }

  /// Versions with other layout passes.
  package func layoutDiffers(on versions: String) -> String {
    language("on \(versions) the number of layout callbacks is another", "在 \(versions) 上布局回调的次数不同")
  }

  /// Another run that prints the log.
  package func alsoPrints(_ summary: String, on versions: String) -> String {
    language("so does: \(summary) (\(versions))", "同样：\(summary) (\(versions))")
  }

  /// How many steps there are where only the first are named.
  package func moreSteps(_ count: String) -> String { language("; … (\(count) steps)", "; …（共 \(count) 步）") }

  // MARK: Places

  /// Before the log begins.
  package var before: String { language("before", "此前") }

  /// The log shows nothing of a step.
  package var unseen: String { language("unseen", "未见") }

  /// One line of the log.
  package func line(_ number: String) -> String { language("line \(number)", "第 \(number) 行") }

  /// Some lines of the log.
  package func lines(_ first: String, to last: String) -> String {
    language("lines \(first) to \(last)", "第 \(first) 到 \(last) 行")
  }

  /// Behind the last line.
  package var end: String { language("the end", "末尾") }

  // MARK: What is wrong

  /// An edit as an instruction.
  package func edit(_ kind: LogExplanation.Edit.Kind, at place: String, _ name: String) -> String {
    switch kind {
    case .missing: language("before \(place) add `\(name)`", "在\(place)之前加上 `\(name)`")
    case .extra: language("drop \(place): `\(name)`", "去掉\(place)：`\(name)`")
    case .replaced: language("replace \(place) by `\(name)`", "把\(place)换成 `\(name)`")
    case .swapped:
      language("swap \(place) and the next: `\(name)` comes first", "交换\(place)与下一行：`\(name)` 在先")
    }
  }

  /// The first line that no run can print.
  package func isNotPrinted(_ name: String) -> String {
    language("no run prints `\(name)` here", "没有运行会在此打印 `\(name)`")
  }

  /// The log ends where no run does.
  package var hasNoEnd: String { language("no run prints this log", "没有运行会打印出这份日志") }

  /// What runs have in place of the first wrong line.
  package func expected(_ names: String) -> String {
    language("runs that print all lines before have here: \(names)", "打印出前面所有行的运行在此处是：\(names)")
  }

  /// Between names.
  package var separator: String { language(", ", "、") }
}
