import Cache
import Diagnostics

extension Diagnostic {
  /// Writes all of it but the file.
  func write(to writer: inout ByteWriter) {
    writer.write(code)
    writer.write(severity)
    writer.write(message)
    writer.write(range)
    writer.write(label)
    writer.write(secondary) { writer, label in
      writer.write(label.range)
      writer.write(label.text)
    }
    writer.write(notes) { $0.write($1) }
    writer.write(helps) { $0.write($1) }
    writer.write(fixes) { writer, fix in
      writer.write(fix.range)
      writer.write(fix.replacement)
      writer.write(fix.isSafe)
    }
    writer.write(language)
  }

  /// Reads what was written of a finding in this file.
  init(from reader: inout ByteReader, in file: SourceFile) throws(ByteReader.Malformed) {
    let bounds = 0..<file.bytes.count
    self.init(
      code: try reader.text(), severity: try reader.value(), message: try reader.text(), file: file,
      range: try reader.range(in: bounds), label: try reader.text(),
      secondary: try reader.list { (reader) throws(ByteReader.Malformed) in
        Label(range: try reader.range(in: bounds), text: try reader.text())
      },
      notes: try reader.list { (reader) throws(ByteReader.Malformed) in try reader.text() },
      helps: try reader.list { (reader) throws(ByteReader.Malformed) in try reader.text() },
      fixes: try reader.list { (reader) throws(ByteReader.Malformed) in
        Fix(range: try reader.range(in: bounds), replacement: try reader.text(), isSafe: try reader.flag())
      })
    language = try reader.value()
  }
}
