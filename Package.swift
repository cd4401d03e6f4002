// swift-tools-version: 6.2
import PackageDescription

/// Held by every target of ours: Swift 6 mode, no silent re-export, warnings fail the build.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The engine also compiles as Embedded Swift for the browser: what that mode forbids is an error here too.
let embeddable: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "lcdoc",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lcdoc", targets: ["lcdoc"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    // `swift package lcdoc check` in packages that depend on this one.
    .plugin(name: "LCDocCommand", targets: ["LCDocCommand"]),
    // For tools that want to simulate without reading notes.
    .library(name: "LifecycleEngine", targets: ["LifecycleEngine"]),
  ],
  dependencies: [
    // An application is built of what it was tested with; who uses a library of this package needs none of these.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    // Leaves: what they need is nothing, or C.
    .target(name: "LifecycleEngine", swiftSettings: embeddable),
    .target(name: "Diagnostics", swiftSettings: strict),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: strict),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    // How the C library shares out memory, which Swift has no name for.
    .systemLibrary(name: "CMalloc"),
    .target(name: "Parallel", swiftSettings: strict),
    // What earlier runs made, by what it was made from.
    .target(name: "Cache", swiftSettings: strict),

    // One direction of data: Markup, then Notes; the engine, then Verify; both meet in Judging.
    .target(name: "Verify", dependencies: ["LifecycleEngine"], swiftSettings: embeddable),
    // Sentences to frames, with words as data: compiles for the browser too.
    .target(
      name: "Reading", dependencies: ["LifecycleEngine", "Verify"], swiftSettings: embeddable,
      plugins: ["FilesInBinary"]),
    .target(
      name: "Markup", dependencies: ["CCmark", "Diagnostics", "YAML"], swiftSettings: strict),
    .target(
      name: "Notes", dependencies: ["Reading", "Markup", "LifecycleEngine", "Verify", "Diagnostics"],
      swiftSettings: strict),
    // The verdicts on what notes say, and their words.
    .target(
      name: "Judging", dependencies: ["Notes", "Markup", "LifecycleEngine", "Verify", "Diagnostics"],
      swiftSettings: strict),
    .target(
      name: "Quiz", dependencies: ["LifecycleEngine", "Verify", "Diagnostics"],
      swiftSettings: strict),
    // What learners did, in SQLite: apart from Quiz, which only computes.
    .target(
      name: "QuizStore", dependencies: ["Quiz", "CSQLite"], swiftSettings: strict),
    .target(
      name: "Site",
      dependencies: [
        "Judging", "Notes", "Quiz", "Verify", "LifecycleEngine", "Markup", "Diagnostics", "Parallel", "Cache",
      ], swiftSettings: strict, plugins: ["FilesInBinary"]),
    // Puts templates/ into Site and lexicon/ into Reading as Swift text, so that lcdoc runs without any file beside it.
    .plugin(
      name: "FilesInBinary", capability: .buildTool(), dependencies: ["EmbedFiles"]),
    .executableTarget(name: "EmbedFiles", swiftSettings: strict),
    // The work as a whole: one function for each thing that a command does.
    .target(
      name: "Project",
      dependencies: [
        "LifecycleEngine", "Verify", "Diagnostics", "Parallel", "Cache", "Markup", "Notes", "Judging", "Quiz", "Site",
        "YAML",
      ], swiftSettings: strict),
    .target(
      name: "LCDocCommands",
      dependencies: [
        "Project", "LifecycleEngine", "Verify", "Diagnostics", "Quiz", "QuizStore", "Site",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .executableTarget(name: "lcdoc", dependencies: ["LCDocCommands", "CMalloc"], swiftSettings: strict),

    .plugin(
      name: "LCDocCommand",
      capability: .command(
        intent: .custom(
          verb: "lcdoc", description: "Run what notes about iOS life cycles say: swift package lcdoc check")),
      dependencies: ["lcdoc"]),

    // Measures the simulation and the quizzes, and looks for runs that break invariants: `swift run -c release benchmarks`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "LifecycleEngine", "Verify", "Quiz", "Project", "Judging", "Notes", "Markup", "Diagnostics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),

    // Learns from lexicon/examples how sentences are built that say something: `make teach`.
    .executableTarget(
      name: "TeachReader",
      dependencies: [
        "Reading", "Notes", "Verify", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),

    // The engine for the browser; `make wasm` builds it with the flags in the toolset.
    .target(name: "CWasmRuntime"),
    .executableTarget(
      name: "LifecycleWasm", dependencies: ["LifecycleEngine", "Verify", "Notes", "Diagnostics", "CWasmRuntime"],
      swiftSettings: embeddable),

    .testTarget(
      name: "LifecycleEngineTests", dependencies: ["LifecycleEngine"], swiftSettings: strict),
    .testTarget(
      name: "VerifyTests", dependencies: ["Verify", "LifecycleEngine"], swiftSettings: strict),
    .testTarget(name: "ParallelTests", dependencies: ["Parallel"], swiftSettings: strict),
    .testTarget(name: "CacheTests", dependencies: ["Cache"], swiftSettings: strict),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "ReadingTests",
      dependencies: ["Reading", "Notes", "Markup", "LifecycleEngine", "Diagnostics", "TeachReader"],
      swiftSettings: strict),
    // What lcdoc reads in notes with labels: figures, and the least that they may be.
    .testTarget(
      name: "CorpusTests", dependencies: ["Judging", "Notes", "Markup", "Verify", "Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "MarkupTests", dependencies: ["Markup", "Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "NotesTests",
      dependencies: ["Judging", "Notes", "Markup", "LifecycleEngine", "Verify", "Diagnostics"],
      swiftSettings: strict),
    .testTarget(
      name: "QuizTests", dependencies: ["Quiz", "LifecycleEngine", "Verify", "Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "QuizStoreTests",
      dependencies: ["QuizStore", "Quiz", "Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Site", "Project", "Judging", "Notes", "Quiz", "Verify", "Markup", "LifecycleEngine", "Diagnostics", "Parallel",
        "Cache",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["Project", "Judging", "Notes", "Quiz", "Markup", "Verify", "LifecycleEngine", "Diagnostics"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "LCDocCommands", "Project", "Site", "Cache", "Diagnostics", "LifecycleEngine", "lcdoc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .testTarget(
      name: "ParityTests", dependencies: ["LifecycleWasm", "Verify", "LifecycleEngine"], swiftSettings: strict),
    .testTarget(name: "TidyTests", swiftSettings: strict),
  ]
)

// `make test` runs many thousand scenarios and makes some hundred sites, which takes a quarter of the time with optimised
// libraries; an edit while working is built sooner without. Only asked for: packages with such flags cannot be depended on.
if Context.environment["LCDOC_OPTIMISED"] != nil {
  // For the plugin lcdoc and all that it is made of would be built a second time, as a tool: half of the build. `make lint`
  // looks at the plugin.
  package.targets.removeAll { $0.name == "LCDocCommand" }
  package.products.removeAll { $0.name == "LCDocCommand" }
  for target in package.targets where target.type == .regular || target.type == .executable {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
