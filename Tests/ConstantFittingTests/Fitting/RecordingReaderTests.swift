import ConstantFitting
import Testing

@Suite("Reading a recording")
struct RecordingReaderTests {
  static let times = [0, 0.1, 0.2, 0.3, 0.4, 0.5]
  static let values = [0, 0.5, 0.75, 0.875, 1, 1.5]

  /// The same six samples as people write them.
  static let spellings: [String] = [
    "t,x\n0,0\n0.1,0.5\n0.2,0.75\n0.3,0.875\n0.4,1\n0.5,1.5\n",
    "0 0\n0.1 0.5\n0.2 0.75\n0.3 0.875\n0.4 1\n0.5 1.5",
    "\u{FEFF}time;position\r\n0;0\r\n0,1;0,5\r\n0,2;0,75\r\n0,3;0,875\r\n0,4;1\r\n0,5;1,5\r\n",
    "# from a phone\ntimestamp (ms)\tvalue\n\n0\t0\n100\t0.5\n200\t0.75\n# a remark\n300\t0.875\n400\t1\n500\t1.5\n",
    "\"Time [ms]\", \"progress\"\n0, 0\n100, 0.5\n200, 0.75\n300, 0.875\n400, 1\n500, 1.5\n",
    "0,0 0,0\n0,1 0,5\n0,2 0,75\n0,3 0,875\n0,4 1,0\n0,5 1,5\n",
    "  t_us   displacement_px\n 0 0\n 1e5 5e-1\n 2e5 .75\n 3e5 +0.875\n 4e5 1\n 5e5 1.5\n",
    "frame,Elapsed/ns,y\n1,0,0\n2,1e8,0.5\n3,2e8,0.75\n4,3e8,0.875\n5,4e8,1\n6,5e8,1.5\n",
    "time,value,dashpot value\n0,0,9\n0.1,0.5,9\n0.2,0.75,9\n0.3,0.875,9\n0.4,1,9\n0.5,1.5,9\n",
  ]

  @Test("Separators, decimal marks, headings, units, comments, line ends", arguments: spellings)
  func spelling(text: String) throws {
    let read = try RecordingReader().read(text)
    for (observed, expected) in zip(read.recording.times, Self.times) { #expect(abs(observed - expected) <= 1e-16) }
    #expect(read.recording.values == Self.values)
    #expect(read.recording.velocities == nil)
    #expect(read.gaps == 0)
  }

  @Test("Velocities come along, empty cells are gaps, and columns may be named or numbered")
  func columns() throws {
    let text = "v,when,place,other\n1,0,0,9\n2,1,0.5,8\n,2,,7\n3,3,0.75,6\n4,4,0.875,5\n5,5,1,4\n"
    let read = try RecordingReader(valueColumn: "Place", velocityColumn: "1").read(text)
    #expect(read.recording.values == [0, 0.5, 0.75, 0.875, 1])
    #expect(read.recording.velocities == [1, 2, 3, 4, 5])
    #expect(read.recording.times == [0, 1, 3, 4, 5])
    #expect(read.gaps == 1)
    #expect(read.timeColumn == "when")
    let other = try RecordingReader(timeColumn: "2", valueColumn: "4", timeUnit: .milliseconds).read(text)
    #expect(other.recording.values == [9, 8, 7, 6, 5, 4])
    #expect(other.recording.times[1] == 1e-3)
    #expect(other.velocityColumn == nil)
  }

  static let refusals: [(String, RecordingTextError)] = [
    ("", .noRows), ("# nothing\n\n", .noRows), ("t,x\n", .noRows), ("x\n1\n2\n", .oneColumn),
    ("t,x\n0,1\n1,NaN\n", .notFinite(line: 3, column: 2, heading: "x", text: "NaN")),
    ("t,x\n0,1\n1,two\n", .notANumber(line: 3, column: 2, heading: "x", text: "two")),
    ("t,x\n0,1\n\n1\n", .noCell(line: 4, column: 2, heading: "x")),
    ("t,x\n0,1\n,2\n", .noTime(line: 3)),
    ("t,x\n0,1\n1,2\n1,3\n", .timesDoNotAscend(line: 4, time: 1, before: 1, lineBefore: 3)),
    ("t,x\n0,1\n1,2\n0.5,3\n", .timesDoNotAscend(line: 4, time: 0.5, before: 1, lineBefore: 3)),
    ("t,x\n0,1\n", .recording(.tooFewSamples(1))),
    ("t,x\n0,1\n1,1\n2,1\n3,1\n4,1\n", .recording(.noMotion(value: 1))),
    (
      "a,b,c\n0,1,2\n",
      .unclear(quantity: "time", headings: ["a", "b", "c"], option: "--time-column NAME")
    ),
    (
      "t,b,c\n0,1,2\n",
      .unclear(quantity: "value", headings: ["t", "b", "c"], option: "--value-column NAME")
    ),
  ]

  @Test("Bad text is refused by line and column in one sentence", arguments: refusals)
  func refusal(text: String, expected: RecordingTextError) {
    #expect(throws: expected) { try RecordingReader().read(text) }
    let sentence = expected.description
    #expect(!sentence.hasSuffix(".") && !sentence.contains("\n"), "\(sentence)")
  }

  @Test("A column that is not there is named with those that are")
  func noSuchColumn() {
    #expect(throws: RecordingTextError.noSuchColumn("5", headings: ["t", "x"])) {
      try RecordingReader(valueColumn: "5").read("t,x\n0,1\n")
    }
  }

  @Test("A recording that is none is refused in its own words")
  func recordings() {
    let times = Self.times
    #expect(throws: RecordingError.countsDiffer(times: 6, other: 2, name: "values")) {
      try RecordedMotion(times: times, values: [1, 2])
    }
    #expect(throws: RecordingError.notFinite(sample: 2, name: "values", value: .infinity)) {
      try RecordedMotion(times: times, values: [1, .infinity, 2, 3, 4, 5])
    }
    #expect(throws: RecordingError.timesDoNotAscend(sample: 3, time: 0.1, before: 0.1)) {
      try RecordedMotion(times: [0, 0.1, 0.1, 0.3, 0.4, 0.5], values: [0, 1, 2, 3, 4, 5])
    }
    #expect(throws: RecordingError.outOfRange) {
      try RecordedMotion(times: times, values: [1e308, -1e308, 0, 0, 0, 0])
    }
  }
}
