import Foundation
import PlatformSprings
import Testing

@testable import DashpotCommands

@Suite("dashpot convert")
struct ConvertCommandTests {
  private func json(_ words: String...) async throws -> [String: Any] {
    let outcome = await dashpot(["convert"] + words + ["--format", "json"])
    #expect(outcome.code == .allWithin, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private func targets(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["targets"] as? [[String: Any]])
  }

  @Test("One platform's words in another's, with code, losses and the difference")
  func pair() async throws {
    let rows = try targets(
      try await json(
        "--from", "pop", "bounciness=4", "speed=12", "--to", "core-animation", "--velocity", "300",
        "--travel", "100"))
    let first = try #require(rows.first)
    let words = try #require(first["words"] as? [String: Double])
    #expect(abs((words["stiffness"] ?? 0) - 342.100588235) <= 5e-10)
    #expect(abs((words["damping"] ?? 0) - 30.486979648) <= 5e-10)
    #expect((first["code"] as? String)?.contains("animation.initialVelocity = 3\n") == true)
    #expect(first["difference"] as? Double == 0)
    let losses = try #require(first["losses"] as? [[String: String]])
    #expect(losses.contains { $0["kind"] == "velocity" && $0["text"] == "velocities are ways/s, not units/s" })
  }

  @Test("A preset in every platform's words, in 80 columns; whatever way the source is named")
  func everything() async {
    let text = await dashpot("convert", "swiftui.bouncy").output
    #expect(text == (await dashpot("convert", "--from", "swiftui", "duration=0.5", "bounce=0.3")).output)
    #expect(text == (await dashpot("convert", "swiftui-bouncy")).output)
    for form in ["core-animation", "pop", "compose", "motion/visual-duration", "qt", "css", "lottie"] {
      #expect(text.contains("\n\(form) "), "\(form)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("A language chooses its platforms")
  func language() async throws {
    let rows = try targets(try await json("material3.expressive-spatial", "--to", "kotlin"))
    #expect(rows.map { $0["form"] as? String } == ["android", "compose", "material3", "path-interpolator"])
  }

  @Test("linear() stays within the error it states, which is within the one asked for")
  func linear() async throws {
    let rows = try targets(try await json("core-animation.default", "--to", "css", "--within", "0.002"))
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    let stated = try #require(row["difference"] as? Double)
    #expect(stated <= 0.002 && stated > 0.001)
    let code = try #require(row["code"] as? String)
    #expect(code.hasPrefix("transition: transform ") && code.contains("ms linear(0, ") && code.hasSuffix(", 1);"))
  }

  @Test("A deceleration, and where it ends")
  func decay() async throws {
    let rows = try targets(try await json("scroll-view.normal", "--to", "android-fling,pop-decay"))
    #expect(rows.count == 2)
    let friction = try #require((rows[0]["words"] as? [String: Double])?["friction"])
    #expect(abs(friction - 2.0020026706730774 / 4.2) <= 3e-8)
    #expect(abs((rows[1]["difference"] as? Double ?? 0) - 0.49978) < 1e-4)
  }

  @Test("The nearest token of Material 3, by the largest difference of the motions")
  func nearest() async throws {
    let row = try #require(try targets(try await json("swiftui.bouncy", "--to", "material3")).first)
    let nearest = try #require(row["nearestPreset"] as? [String: Any])
    #expect(nearest["name"] as? String == "material3.expressive-spatial-slow")
    let apart = try #require(nearest["difference"] as? Double)
    // With 50 digits by mpmath: 0.04071392225054787099993.
    #expect(abs(apart - 0.04071392225054787) <= 1e-14)
    let text = await dashpot("convert", "swiftui.bouncy", "--to", "material3").output
    #expect(text.contains("\nNearest preset, differs by (of the way):\n  material3.expressive-spatial-slow  0.0407\n"))
    let decay = await dashpot("convert", "scroll-view", "decelerationRate=0.9981", "--to", "pop-decay").output
    #expect(decay.contains("  pop-decay.default  "))
  }

  @Test("A difference that doubles cannot know is told as what it is below, not with digits")
  func unknowable() async {
    let text = await dashpot("convert", "scroll-view.normal", "--to", "react-native-decay").output
    #expect(text.contains("  <2e-12\n"), "\(text)")
    let endless = await dashpot("convert", "dashpot", "stiffness=100", "dampingCoefficient=0", "--to", "android").output
    #expect(endless.contains("  0\n"))
  }

  @Test("Both formats of data tell what the text tells")
  func data() async throws {
    let words = ["core-animation", "stiffness=100", "damping=40", "--to", "pop,css,qt"]
    let object = try await json("core-animation", "stiffness=100", "damping=40", "--to", "pop,css,qt")
    #expect((object["clamps"] as? [[String: String]])?.first?["text"] == "Core Animation moves damping 40 as 20")
    #expect(object["differenceUnit"] as? String == "of the way")
    for row in try targets(object) {
      for key in ["form", "title", "language", "words", "code", "losses", "difference", "differenceUntil"] {
        #expect(row[key] != nil, "\(key)")
      }
    }
    let csv = await dashpot(["convert"] + words + ["--format", "csv"]).output
    #expect(csv.contains("Core Animation moves damping 40 as 20") && csv.contains("pop.default"))
    let decay = try targets(try await json("scroll-view.normal", "--to", "android-fling", "--velocity", "2000"))
    // 2000/2.002 less what is left at 46.875 units/s, friction being held in single precision.
    #expect(abs((decay[0]["destination"] as? Double ?? 0) - (2000 - 46.875) / 2.0020026706730774) <= 1e-4)
    #expect(abs((decay[0]["duration"] as? Double ?? 0) - log(2000 / 46.875) / 2.0020026706730774) <= 1e-6)
  }

  @Test("The list has every platform, and every name in it can be converted")
  func list() async throws {
    let listed = try await json("--list")
    let springs = try #require(listed["springs"] as? [[String: Any]])
    let decays = try #require(listed["decays"] as? [[String: Any]])
    #expect(springs.count == 20 && decays.count == 13)
    for platform in springs + decays {
      for preset in try #require(platform["presets"] as? [[String: Any]]) {
        let name = try #require(preset["name"] as? String)
        #expect(await dashpot("convert", name, "--to", "pop/dynamics", "--to", "pop-decay").code == .usage)
        let target = decays.contains { ($0["name"] as? String).map { name.hasPrefix($0 + ".") } == true }
        #expect(
          await dashpot("convert", name, "--to", target ? "pop-decay" : "pop/dynamics").code == .allWithin, "\(name)")
      }
    }
    let text = await dashpot("convert", "--list").output
    #expect(text.contains("swiftui.bouncy") && text.contains("scroll-view.fast"))
    let presets = try springs.flatMap { try #require($0["presets"] as? [[String: Any]]) }.count
    let others = try #require(listed["otherSprings"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    #expect(presets + others.count == SpringCatalog.all.count)
    for name in others {
      #expect(await dashpot("convert", name, "--to", "css").code == .allWithin, "\(name)")
      #expect(text.contains("\n  \(name)  "))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  static let refusals: [([String], ExitCode, String)] = [
    (["swiftu.bouncy"], .usage, "unknown platform 'swiftu.bouncy'; did you mean 'swiftui.bouncy'?"),
    (["swiftui.boncy"], .usage, "unknown preset 'swiftui.boncy'; did you mean 'swiftui.bouncy'?"),
    (["pop", "bouncines=3"], .usage, "Pop has no word 'bouncines'; did you mean 'bounciness'?"),
    (["core-animation", "stiffness=-3"], .usage, "Core Animation: stiffness is -3.0; give a finite number above 0"),
    (["core-animation", "stiffness=nan"], .usage, "'nan' is no value for 'stiffness', which takes a finite number"),
    (["core-animation", "stiffness"], .usage, "'stiffness' is no word with a number; write it like 'stiffness=200'"),
    (["pop", "--to", "composed"], .usage, "unknown target 'composed'; did you mean 'compose'?"),
    (["pop", "--within", "-1"], .usage, "'-1' is no value for '--within'"),
    (["pop", "--within", "1e-12"], .usage, "an error of 1e-12 of the way cannot be held"),
    (["scroll-view", "--to", "css"], .usage, "CSS has no word for the deceleration of scrolling"),
    (["scroll-view", "--velocity", "0"], .usage, "a decay without a velocity does not move"),
    (["scroll-view", "decelerationRate=1"], .usage, "UIScrollView"),
    ([], .usage, "nothing says whose words these are"),
    (["stiffness=100", "damping=10"], .usage, "such as 'dashpot convert swiftui.bouncy' or"),
    ([""], .usage, "unknown platform ''"), (["."], .usage, "unknown platform '.'"),
    (["пружина"], .usage, "unknown platform"),
    (["pop", "🎈=3"], .usage, "Pop has no word '🎈'"), (["pop", "=4"], .usage, "'=4' is no word with a number"),
    (["pop", "bounciness="], .usage, "'' is no value for 'bounciness'"),
    (["pop", "core-animation"], .usage, "is no word"),
    (["pop", "bounciness=4", "Bounciness=5"], .usage, "was given twice"),
    (["scroll-view", "decelerationRate=0.998", "deceleration-rate=0.99"], .usage, "was given twice"),
    (["pop", "bounciness=1e308"], .usage, "not a spring"),
    (["flutter/duration", "duration=1e300"], .usage, "not a spring"),
    (["pop", "--to", ","], .usage, "names no target"),
    (["scroll-view", "--to", "pop-decay,"], .usage, "names no target"),
    (["scroll-view", "--to", "swiftui"], .usage, "'swiftui' has words for springs and none for a deceleration"),
    (["pop", "--to", "scroll-view"], .usage, "'scroll-view' is a deceleration and has no words for a spring"),
    (["pop", "--velocity", "1e300", "--travel", "1e-300"], .usage, "velocity in ways per second is inf"),
    (["--list", "pop"], .usage, "--list is about all springs and takes none"),
    (["--study", "--from", "pop"], .usage, "--study is about all springs and takes none"),
    (["core-animation", "stiffness=1e308", "damping=1", "--to", "css"], .badInput, "e+157 times"),
    (["dashpot", "stiffness=100", "dampingCoefficient=0", "--to", "uikit/animate"], .badInput, "cannot be said there"),
    (["dashpot", "stiffness=100", "dampingCoefficient=0", "--to", "css"], .badInput, "never settles"),
  ]

  @Test("The platform may stand behind its words")
  func order() async {
    let usual = await dashpot("convert", "pop", "bounciness=10", "speed=12", "--to", "css")
    let other = await dashpot("convert", "--to", "css", "bounciness=10", "pop", "speed=12")
    #expect(usual.code == .allWithin && usual.output == other.output)
  }

  @Test("Huge and tiny constants end in a table, not in a trap")
  func extremes() async {
    for words in [
      ["stiffness=1e308", "damping=1"], ["stiffness=100", "damping=1e12"],
      ["mass=1e-300", "stiffness=1e-290", "damping=1e-296"],
    ] {
      let outcome = await dashpot(["convert", "core-animation"] + words + ["--to", "dashpot,uikit,material3,css"])
      #expect(outcome.code == .allWithin && outcome.output.contains("dashpot/ratio"), "\(words): \(outcome.errors)")
    }
    for velocity in ["1e300", "-1e-300"] {
      #expect(await dashpot("convert", "scroll-view", "--velocity", velocity).code == .allWithin, "\(velocity)")
    }
  }

  @Test("Bad input is one clear sentence and the right code", arguments: refusals)
  func refused(_ row: ([String], ExitCode, String)) async {
    let outcome = await dashpot(["convert"] + row.0)
    #expect(outcome.code == row.1 && outcome.output.isEmpty, "\(row.0): \(outcome.output)")
    #expect(outcome.errors.contains(row.2), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
