/// The order of modules and folders that the tests hold the sources against.
enum Structure {
  /// What each module may import, beside the modules of C's standard library; nil for everything.
  ///
  /// A row may be there before its module is.
  static let imports: [String: Set<String>?] = [
    "Plurals": [],
    "PluralRuleCompiler": ["Plurals"],
    "CLDRReader": ["Plurals", "PluralRuleCompiler", "CLibXML2"],
    "LegacyPlurals": ["Plurals"],
    "LegacyMigration": ["Plurals", "PluralRuleCompiler", "LegacyPlurals"],
    "TypedPlurals": ["Plurals"],
    "PluralsFoundation": ["Foundation", "Plurals", "TypedPlurals"],
    "PluralMessages": [
      "Foundation", "Plurals", "LegacyPlurals", "TypedPlurals", "PluralsFoundation",
    ],
    "StringCatalogs": ["Foundation", "Plurals", "PluralMessages"],
    "StringCatalogCompiler": ["Foundation"],
    "StringExtraction": [],
    "StringCatalogTool": ["Foundation", "StringCatalogCompiler"],
    "CompileStringCatalogs": ["Foundation", "PackagePlugin"],
    "ListLocalizations": ["Foundation", "PackagePlugin"],
    "LintLocalizations": ["Foundation", "PackagePlugin"],
    "MessageLinter": [
      "Foundation", "Plurals", "PluralRuleCompiler", "LegacyPlurals", "LegacyMigration",
      "PluralMessages",
    ],
    "PluralsCommand": nil,
    "PluralsTool": ["Foundation", "PluralsCommand"],
    "LintTool": ["Foundation", "PluralsCommand"],
    "GeneratePluralTables": nil,
  ]

  /// The folders of each module, in an order in which each knows only those before its line. Folders in
  /// one line do not know each other.
  ///
  /// A folder is given by the beginning of its files' paths, the longest that fits: `"PluralCategory"`
  /// stands for some files that are in no folder, and `""` for the rest of those.
  static let folders: [String: [[String]]] = [
    "Plurals": [
      ["PluralCategory", "PluralRuleType"],
      ["Operands", "Generated"],
      ["Bytecode"],
      ["Locales"],
      [""],
    ],
    "PluralRuleCompiler": [
      ["Syntax"],
      ["Compiler"],
      ["Analysis", "Tables", "PluralRules+Compiling"],
      ["Verification"],
    ],
    "CLDRReader": [[""]],
    "LegacyPlurals": [["Generated"], [""]],
    "LegacyMigration": [[""]],
    "TypedPlurals": [[""], ["Generated"]],
    "PluralsFoundation": [[""]],
    "PluralMessages": [
      ["Diagnostics"],
      ["Templates"],
      ["Messages"],
      ["Rendering"],
      ["Files"],
      ["Catalogs"],
      ["Languages"],
      ["Localizer"],
      ["Compatibility"],
    ],
    "StringCatalogCompiler": [[""], ["Symbols", "Update"], ["CatalogSummary"]],
    "StringExtraction": [
      ["Uses/SourcePosition"], ["Lexer"], ["Types"], ["Uses"], ["Scanner"], [""],
    ],
    "StringCatalogTool": [[""]],
    "CompileStringCatalogs": [[""]],
    "ListLocalizations": [[""]],
    "LintLocalizations": [[""]],
    "StringCatalogs": [["StringCatalogs"], ["Values"], ["Lookup"], [""]],
    "MessageLinter": [["Settings"], ["Numbers", "Files"], ["Checks"], [""]],
    "PluralsCommand": [["Generated"], ["Support"], ["Lint"], ["Commands"], [""]],
    "PluralsTool": [[""]],
    "LintTool": [[""]],
    "GeneratePluralTables": [[""]],
  ]
}
