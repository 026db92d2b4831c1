internal import EngineComparison

/// Turns the word after an option into a value, or says why it cannot.
struct ValueReader<Value: Sendable>: Sendable {
  let read: @Sendable (String) throws(ValueRefusal) -> Value
}

/// Why a word is not a value: a predicate for the sentence "X is not …", and the names it could have been.
struct ValueRefusal: Error, Hashable, Sendable {
  let expectation: String
  var candidates: [String] = []
}

extension ValueReader where Value == String {
  /// Any word that is not empty.
  static var text: ValueReader<String> {
    ValueReader { (word) throws(ValueRefusal) in
      guard !word.isEmpty else { throw ValueRefusal(expectation: "a word with at least one character") }
      return word
    }
  }
}

extension ValueReader where Value == Int {
  /// A whole number in a range.
  static func count(in range: ClosedRange<Int>) -> ValueReader<Int> {
    ValueReader { (word) throws(ValueRefusal) in
      guard let value = Int(word), range.contains(value) else {
        throw ValueRefusal(expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
  }
}

extension ValueReader where Value == Double {
  /// A finite number, written with a point.
  static var number: ValueReader<Double> {
    ValueReader { (word) throws(ValueRefusal) in
      guard let value = Double(word), value.isFinite else { throw ValueRefusal(expectation: "a finite number") }
      return value
    }
  }

  /// A finite number greater than 0.
  static var positive: ValueReader<Double> {
    ValueReader { (word) throws(ValueRefusal) in
      guard let value = Double(word), value.isFinite, value > 0 else {
        throw ValueRefusal(expectation: "a finite number greater than 0")
      }
      return value
    }
  }

  /// A finite number of at least 0.
  static var notNegative: ValueReader<Double> {
    ValueReader { (word) throws(ValueRefusal) in
      guard let value = Double(word), value.isFinite, value >= 0 else {
        throw ValueRefusal(expectation: "a finite number of at least 0")
      }
      return value
    }
  }
}

extension ValueReader where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the names of an enumeration.
  static var choice: ValueReader<Value> {
    ValueReader { (word) throws(ValueRefusal) in
      guard let value = Value(rawValue: word) else {
        let names = Value.allCases.map(\.rawValue)
        throw ValueRefusal(expectation: "one of \(names.joined(separator: ", "))", candidates: names)
      }
      return value
    }
  }
}

extension ValueReader where Value == Shard {
  /// A share such as 2/8.
  static var shard: ValueReader<Shard> {
    ValueReader { (word) throws(ValueRefusal) in
      guard let shard = Shard(word) else {
        throw ValueRefusal(
          expectation: "a part K of N, such as 2/8, with K from 1 to N and N at most \(Shard.largestCount)")
      }
      return shard
    }
  }
}
