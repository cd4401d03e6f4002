import Cache

extension ScoreModel {
  /// Writes all of it, for what is kept.
  func write(to writer: inout ByteWriter) {
    writer.write(lanes) { writer, lane in
      writer.write(lane.name)
      writer.write(lane.kind)
    }
    writer.write(rows) { writer, row in
      writer.write(row.lane)
      writer.write(row.kind)
    }
    writer.write(bars) { writer, bar in
      for number in [bar.lane, bar.fromRow, bar.toRow] { writer.write(number) }
      writer.write(bar.state)
    }
    writer.write(steps) { $0.write($1) }
  }

  /// Reads what was written.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    lanes = try reader.list { (reader) throws(ByteReader.Malformed) in
      Lane(name: try reader.text(), kind: try reader.value())
    }
    rows = try reader.list { (reader) throws(ByteReader.Malformed) in
      Row(lane: try reader.number(), kind: try reader.value())
    }
    bars = try reader.list { (reader) throws(ByteReader.Malformed) in
      Bar(
        lane: try reader.number(), fromRow: try reader.number(), toRow: try reader.number(), state: try reader.value())
    }
    steps = try reader.list { (reader) throws(ByteReader.Malformed) in try reader.number() }
  }
}
