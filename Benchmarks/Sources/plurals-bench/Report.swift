import Foundation

/// The tables, and the same as data.
struct Report {
  var measurements: [Measurement] = []
  var sizes: [Size] = []

  /// The tables that have rows.
  var text: String {
    var parts: [String] = []
    if !measurements.isEmpty { parts.append(timings) }
    if !sizes.isEmpty { parts.append(SizeTable(sizes: sizes).text) }
    return parts.joined(separator: "\n")
  }

  private var timings: String {
    var lines = [
      row("case", "locale", "ours ns", "min–max", "peer", "peer ns", "ratio", "bar")
    ]
    for item in measurements {
      lines.append(
        row(
          item.name,
          item.locale,
          text(item.ours.median),
          "\(text(item.ours.minimum))–\(text(item.ours.maximum))",
          item.peer,
          item.peerTiming.map { text($0.median) } ?? "",
          item.ratio.map(text) ?? item.argumentCost.map { text($0) + " ns" } ?? "",
          bar(item)
        )
      )
    }
    let ratios = measurements.filter { $0.name == "integer" }.compactMap(\.ratio)
    if !ratios.isEmpty {
      let mean = exp(ratios.map(log).reduce(0, +) / Double(ratios.count))
      lines.append(
        "integer: geometric mean of the ratios \(String(format: "%.1f", mean)), at least 40"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ cells: String...) -> String {
    let widths = [14, 14, 10, 20, 40, 10, 8, 10]
    return zip(cells, widths)
      .map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }
      .joined()
  }

  private func text(_ value: Double) -> String {
    value >= 100 ? String(Int(value.rounded())) : String((value * 100).rounded() / 100)
  }

  private func bar(_ item: Measurement) -> String {
    guard let bar = item.bar else { return "" }
    if let cost = item.argumentCost {
      return "≤ " + text(bar) + " ns" + (cost <= bar ? "" : " MISSED")
    }
    guard let ratio = item.ratio else { return "" }
    let isReached = item.isAtMost ? ratio <= bar : ratio >= bar
    return (item.isAtMost ? "≤ " : "≥ ") + text(bar) + (isReached ? "" : " MISSED")
  }

  func json() throws -> Data {
    let rows = measurements.map { item -> [String: Any] in
      var row: [String: Any] = [
        "name": item.name, "locale": item.locale, "ours_ns": item.ours.median,
        "ours_min_ns": item.ours.minimum, "ours_max_ns": item.ours.maximum,
      ]
      row["peer"] = item.peer.isEmpty ? NSNull() : item.peer
      row["peer_ns"] = item.peerTiming?.median ?? NSNull()
      row["peer_min_ns"] = item.peerTiming?.minimum ?? NSNull()
      row["peer_max_ns"] = item.peerTiming?.maximum ?? NSNull()
      row["ratio"] = item.ratio ?? NSNull()
      row["argument_ns"] = item.argumentCost ?? NSNull()
      return row
    }
    return try JSONSerialization.data(
      withJSONObject: ["cases": rows, "sizes": SizeTable(sizes: sizes).rows],
      options: [.prettyPrinted, .sortedKeys]
    )
  }
}
