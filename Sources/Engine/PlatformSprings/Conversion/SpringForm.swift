public import MotionEngine

/// One way in which a platform says a spring: its words, what they lead to, and how they are written in code.
public struct SpringForm: Sendable {
  /// The platform's name, and after a slash what tells this form from the platform's first one: `pop`, `pop/dynamics`.
  public let name: String
  /// For people: "Pop, bounciness and speed".
  public let title: String
  public let language: SnippetLanguage
  public let words: [SpringWord]
  let velocityUnit: VelocityUnit
  let restRule: PlatformSettlingRule?
  /// How the platform moves, where that is not the motion of a spring.
  let steps: (@Sendable ([Double]) -> QtSpring)?
  private let reading: @Sendable ([Double]) throws -> Spring
  private let writing: @Sendable (Spring) throws -> SaidWords
  private let snippet: @Sendable ([Double], Double) -> String

  init(
    _ name: String, _ title: String, _ language: SnippetLanguage, _ words: [SpringWord], _ traits: PlatformTraits,
    steps: (@Sendable ([Double]) -> QtSpring)? = nil, reading: @escaping @Sendable ([Double]) throws -> Spring,
    writing: @escaping @Sendable (Spring) throws -> SaidWords,
    snippet: @escaping @Sendable ([Double], Double) -> String
  ) {
    self.name = name
    self.title = title
    self.language = language
    self.words = words
    velocityUnit = traits.velocityUnit
    restRule = traits.restRule
    self.steps = steps
    self.reading = reading
    self.writing = writing
    self.snippet = snippet
  }

  /// The spring that the platform moves for these words, in the order of ``words``; also where that is not the one the
  /// words name, because the platform brings them into a range without a word.
  public func spring(_ values: [Double]) throws(PlatformSpringError) -> Spring {
    for (word, value) in zip(words, values) { try word.require(value) }
    return try Self.worded { try reading(values) }
  }

  /// The words for a spring and what they lose of it.
  func say(_ spring: Spring) throws(PlatformSpringError) -> SaidWords { try Self.worded { try writing(spring) } }

  /// Code to paste.
  ///
  /// - Parameter velocity: in the platform's unit; 0 leaves it out.
  func code(_ values: [Double], velocity: Double) -> String { snippet(values, velocity) }

  private static func worded<Result>(_ make: () throws -> Result) throws(PlatformSpringError) -> Result {
    do {
      return try make()
    } catch let error as PlatformSpringError {
      throw error
    } catch let error as SpringError {
      throw .notASpring(error)
    } catch {
      throw .outOfRange(quantity: "spring", value: .nan, allowed: "one that the platform knows")
    }
  }
}

/// Numbers for the words of a form, and what they lose.
struct SaidWords: Sendable {
  let values: [Double]
  let losses: [ConversionLoss]

  init(_ values: [Double], _ losses: [ConversionLoss?] = []) {
    self.values = values
    self.losses = losses.compactMap(\.self)
  }
}

/// What holds for all forms of a platform.
struct PlatformTraits: Sendable {
  var velocityUnit: VelocityUnit
  var restRule: PlatformSettlingRule?
}

/// The language of code to paste.
public enum SnippetLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case kotlin
  case java
  case dart
  case typescript
  case javascript
  case c
  case qml
  case text
}
