/// What one language has for a key: its texts, and the variables that they name.
struct Localization: Equatable {
  /// A text, or one for each category or device.
  indirect enum Texts: Equatable {
    case text(String)
    case plural([String: Texts])
    case devices([String: Texts])

    /// The texts on a device, without those of others; nil if there are none for it.
    func on(_ device: String) -> Texts? {
      switch self {
      case .text: return self
      case .devices(let devices): return (devices[device] ?? devices["other"])?.on(device)
      case .plural(let forms):
        let forms = forms.compactMapValues { $0.on(device) }
        return forms.isEmpty ? nil : .plural(forms)
      }
    }

    /// The devices that some text is for.
    fileprivate func addDevices(to names: inout Set<String>) {
      switch self {
      case .text: break
      case .plural(let forms): for form in forms.values { form.addDevices(to: &names) }
      case .devices(let devices):
        names.formUnion(devices.keys)
        for texts in devices.values { texts.addDevices(to: &names) }
      }
    }
  }

  /// A text that stands for `%#@name@`.
  struct Substitution: Equatable {
    /// The position of its argument, from 1; nil for the next.
    var position: Int?
    /// Length and conversion, perhaps with flags, such as `lld`; nil where the catalogue says nothing.
    var specifier: String?
    /// Nil where nothing is translated.
    var texts: Texts?
    /// Whether a finding says already why there are no texts.
    var isTold = false
  }

  /// Nil where nothing is translated.
  var texts: Texts?
  var substitutions: [String: Substitution] = [:]

  /// The devices that have texts of their own; empty where all have the same.
  var devices: Set<String> {
    var names: Set<String> = []
    texts?.addDevices(to: &names)
    for substitution in substitutions.values { substitution.texts?.addDevices(to: &names) }
    return names
  }

  /// The localization on a device, without texts of others.
  func on(_ device: String) -> Localization {
    Localization(
      texts: texts?.on(device),
      substitutions: substitutions.mapValues { substitution in
        var substitution = substitution
        substitution.texts = substitution.texts?.on(device)
        return substitution
      }
    )
  }
}
