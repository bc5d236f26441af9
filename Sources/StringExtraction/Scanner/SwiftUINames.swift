/// The names of SwiftUI, Charts, WidgetKit and App Intents whose arguments are keys.
///
/// They are those of the interfaces that take a `LocalizedStringKey` or `LocalizedStringResource`.
enum SwiftUINames {
  /// Whether modules are imported that have these names.
  static func hasViews(_ modules: Set<String>) -> Bool {
    modules.contains { $0.contains("SwiftUI") || others.contains($0) }
  }

  /// Modules that export SwiftUI, or have names of their own; and those that stand for SwiftUI elsewhere.
  private static let others: Set = [
    "WidgetKit", "AppIntents", "Charts", "TipKit", "PhotosUI", "ActivityKit", "SkipUI",
    "SkipFuseUI", "SwiftCrossUI", "TokamakCore", "TokamakDOM", "TokamakGTK", "TokamakShim",
  ]

  /// Views and scenes whose first argument, without a label, is a key.
  static let views: Set = [
    "Text", "Button", "Label", "Toggle", "Section", "TextField", "SecureField", "Picker", "Link",
    "NavigationLink", "Menu", "Stepper", "DatePicker", "MultiDatePicker", "ColorPicker",
    "ProgressView", "LabeledContent", "GroupBox", "DisclosureGroup", "ControlGroup", "Tab",
    "TabSection", "ShareLink", "SharePreview", "ContentUnavailableView", "CommandMenu", "Window",
    "WindowGroup", "UtilityWindow", "MenuBarExtra", "TableColumn", "TextFieldLink", "PhotosPicker",
    "AccessibilityCustomContentKey", "IntentDescription", "IntentDialog", "DisplayRepresentation",
    "TypeDisplayRepresentation", "AxisValueLabel", "ControlWidgetToggle", "ControlWidgetButton",
  ]

  /// Modifiers whose first argument, without a label, is a key.
  static let modifiers: Set = [
    "navigationTitle", "navigationSubtitle", "navigationBarTitle", "help", "alert",
    "confirmationDialog", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityRotor", "accessibilityScrollStatus", "accessibilityCustomContent", "badge",
    "dialogSuppressionToggle", "fileDialogConfirmationLabel", "fileDialogMessage",
    "fileExporterFilenameLabel", "configurationDisplayName", "description", "displayName",
    "chartXAxisLabel", "chartYAxisLabel", "requestValue", "needsValueError",
  ]

  /// Modifiers whose first argument is an array of keys.
  static let listModifiers: Set = ["accessibilityInputLabels"]

  /// Modifiers whose second argument, without a label, is a key too.
  static let pairModifiers: Set = ["accessibilityCustomContent"]

  /// Labels of arguments that are keys, by the modifier.
  static let modifierLabels: [String: Set<String>] = [
    "searchable": ["prompt"], "accessibilityAction": ["named"],
    "accessibilityDragPoint": ["description"], "accessibilityDropPoint": ["description"],
    "result": ["dialog"], "requestConfirmation": ["dialog"], "requestDisambiguation": ["dialog"],
  ]

  /// Labels of arguments that are keys, by the initialiser.
  static let initializerLabels: [String: Set<String>] = [
    "Parameter": [
      "title", "description", "requestValueDialog", "requestDisambiguationDialog",
    ],
    "Property": ["title"], "IntentDialog": ["full", "supporting"],
    "IntentDescription": ["categoryName"],
    "DisplayRepresentation": ["title", "subtitle"],
    "TypeDisplayRepresentation": ["name", "numericFormat"], "AppShortcut": ["shortTitle"],
  ]

  /// Members of an implied type whose first of two arguments is a key: `x: .value("Day", day)` of Charts.
  static let impliedMembers: Set = ["value"]
}
