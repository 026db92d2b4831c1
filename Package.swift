// swift-tools-version: 6.1

import Foundation
import PackageDescription

// Why: FLINT 3 swallowed Arb. Where FLINT 3 is installed there is one library and its headers live under flint/.
let arbIsPartOfFLINT = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]
  .contains { FileManager.default.fileExists(atPath: "\($0)/flint/arb.h") }
let flintLibraries = (arbIsPartOfFLINT ? ["flint"] : ["flint-arb", "flint"]) + ["gmp"]

let engine: [Target] = [
  .target(name: "MotionEngine", path: "Sources/Engine/MotionEngine"),
  .target(name: "PlatformSprings", dependencies: ["MotionEngine"], path: "Sources/Engine/PlatformSprings"),
  .target(
    name: "PopInterface", dependencies: ["MotionEngine", "PlatformSprings"],
    path: "Sources/Engine/PopInterface"),
  .target(
    name: "CoreAnimationInterface", dependencies: ["MotionEngine", "PlatformSprings"],
    path: "Sources/Engine/CoreAnimationInterface"),
  .target(
    name: "UIKitInterface", dependencies: ["MotionEngine", "PlatformSprings"],
    path: "Sources/Engine/UIKitInterface"),
  .target(
    name: "INTUInterface", dependencies: ["MotionEngine", "PlatformSprings"], path: "Sources/Engine/INTUInterface"),
]

let doors: [Target] = [
  .systemLibrary(
    name: "CGSL", path: "Sources/System/CGSL", pkgConfig: "gsl",
    providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
  .systemLibrary(
    name: "CFLINT", path: "Sources/System/CFLINT",
    providers: [.apt(["libflint-dev", "libflint-arb-dev", "libgmp-dev"]), .brew(["flint"])]),
  .systemLibrary(
    name: "CSQLite", path: "Sources/System/CSQLite", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .systemLibrary(
    name: "CYAML", path: "Sources/System/CYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
]

let laboratory: [Target] = [
  .target(name: "MotionProblems", path: "Sources/Laboratory/MotionProblems"),
  .target(name: "GSLNumerics", dependencies: ["CGSL"], path: "Sources/Laboratory/GSLNumerics"),
  .target(
    name: "ReferenceSolver", dependencies: ["GSLNumerics", "CFLINT", "MotionProblems"],
    path: "Sources/Laboratory/ReferenceSolver",
    linkerSettings: flintLibraries.map { .linkedLibrary($0) }),
  .target(
    name: "EngineModels",
    dependencies: [
      "MotionProblems", "MotionEngine", "PlatformSprings", "PopInterface", "CoreAnimationInterface", "UIKitInterface",
      "INTUInterface",
    ],
    path: "Sources/Laboratory/EngineModels"),
  .target(
    name: "EngineComparison",
    dependencies: ["EngineModels", "ReferenceSolver", "GSLNumerics", "RunRecords", "MotionProblems", "CYAML"],
    path: "Sources/Laboratory/EngineComparison",
    resources: [.embedInCode("Suites")]),
  .target(
    name: "ConstantFitting",
    dependencies: [
      "EngineComparison", "EngineModels", "ReferenceSolver", "GSLNumerics", "RunRecords", "MotionProblems",
    ],
    path: "Sources/Laboratory/ConstantFitting"),
  .target(name: "RunRecords", path: "Sources/Laboratory/RunRecords"),
  .target(name: "RunStore", dependencies: ["RunRecords", "CSQLite"], path: "Sources/Laboratory/RunStore"),
  .target(
    name: "ReportRendering", dependencies: ["RunRecords"], path: "Sources/Laboratory/ReportRendering",
    resources: [.embedInCode("Page/Assets")]),
]

let commandLine: [Target] = [
  .target(
    name: "DashpotCommands",
    dependencies: [
      "MotionEngine", "PlatformSprings", "MotionProblems", "GSLNumerics", "ReferenceSolver", "EngineModels",
      "EngineComparison", "ConstantFitting", "RunRecords", "RunStore", "ReportRendering",
    ],
    path: "Sources/CommandLine/DashpotCommands"),
  .executableTarget(name: "dashpot", dependencies: ["DashpotCommands"], path: "Sources/CommandLine/dashpot"),
]

let benchmarks: [Target] = [
  // Why unsafe: what the benchmarks compare with shall have all the compiler can do. No product contains it.
  .target(name: "TextbookC", path: "Benchmarks/TextbookC", cSettings: [.unsafeFlags(["-O3"])]),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "MotionEngine", "PopInterface", "CoreAnimationInterface", "UIKitInterface", "INTUInterface", "MotionProblems",
      "GSLNumerics", "ReferenceSolver", "EngineModels", "EngineComparison", "ConstantFitting", "RunRecords", "RunStore",
      "TextbookC",
      "CAllocationCounter",
    ],
    path: "Benchmarks", exclude: ["TextbookC"]),
]

let tests: [Target] = [
  .target(name: "CAllocationCounter", path: "Tests/Support/CAllocationCounter"),
  .testTarget(
    name: "MotionEngineTests", dependencies: ["MotionEngine", "CAllocationCounter"],
    exclude: [
      "References/spring_kernel_reference.py", "References/spring_kernel_reference.tsv",
      "References/settling_reference.py", "References/settling_reference.tsv", "References/elementary_tables.py",
      "References/elementary_reference.py", "References/elementary_reference.tsv", "References/bezier_reference.py",
      "References/bezier_reference.tsv", "References/easing_reference.py", "References/easing_reference.tsv",
    ]),
  .testTarget(name: "PlatformSpringsTests", dependencies: ["PlatformSprings", "MotionEngine"]),
  .testTarget(
    name: "PopInterfaceTests", dependencies: ["PopInterface", "MotionEngine", "PlatformSprings", "CAllocationCounter"]),
  .testTarget(
    name: "CoreAnimationInterfaceTests",
    dependencies: ["CoreAnimationInterface", "MotionEngine", "PlatformSprings", "CAllocationCounter"]),
  .testTarget(
    name: "UIKitInterfaceTests",
    dependencies: ["UIKitInterface", "MotionEngine", "PlatformSprings", "CAllocationCounter"]),
  .testTarget(
    name: "INTUInterfaceTests",
    dependencies: ["INTUInterface", "MotionEngine", "PlatformSprings", "CAllocationCounter"]),
  .testTarget(name: "MotionProblemsTests", dependencies: ["MotionProblems"]),
  .testTarget(name: "GSLNumericsTests", dependencies: ["GSLNumerics"]),
  .testTarget(name: "ReferenceSolverTests", dependencies: ["ReferenceSolver", "GSLNumerics", "MotionProblems"]),
  .testTarget(name: "EngineModelsTests", dependencies: ["EngineModels", "MotionProblems", "MotionEngine"]),
  .testTarget(
    name: "EngineComparisonTests",
    dependencies: [
      "EngineComparison", "EngineModels", "ReferenceSolver", "RunRecords", "MotionProblems", "MotionEngine",
    ],
    exclude: ["Accuracy/worst-cases.tsv"]),
  .testTarget(
    name: "ConstantFittingTests",
    dependencies: [
      "ConstantFitting", "EngineComparison", "EngineModels", "ReferenceSolver", "GSLNumerics", "MotionProblems",
      "RunRecords",
    ]),
  .testTarget(name: "RunRecordsTests", dependencies: ["RunRecords"]),
  .testTarget(name: "RunStoreTests", dependencies: ["RunStore", "RunRecords"]),
  .testTarget(
    name: "ReportRenderingTests", dependencies: ["ReportRendering", "RunRecords"], exclude: ["Golden"]),
  .testTarget(
    name: "DashpotCommandsTests",
    dependencies: ["DashpotCommands", "PlatformSprings", "ReferenceSolver", "RunRecords", "RunStore", "MotionProblems"]
  ),
  .testTarget(name: "ArchitectureTests"),
]

let package = Package(
  name: "Dashpot",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "MotionEngine", targets: ["MotionEngine"]),
    .library(name: "PlatformSprings", targets: ["PlatformSprings"]),
    .library(name: "PopInterface", targets: ["PopInterface"]),
    .library(name: "CoreAnimationInterface", targets: ["CoreAnimationInterface"]),
    .library(name: "UIKitInterface", targets: ["UIKitInterface"]),
    .library(name: "INTUInterface", targets: ["INTUInterface"]),
    .library(name: "ConstantFitting", targets: ["ConstantFitting"]),
    .executable(name: "dashpot", targets: ["dashpot"]),
  ],
  targets: engine + doors + laboratory + commandLine + benchmarks + tests,
  swiftLanguageModes: [.v6]
)
