extension CatalogJSON {
  /// The members of a JSON object, in the order of the file.
  ///
  /// Names are the same if their bytes are. Of a name twice the first member counts; writing keeps both.
  package struct Object: Sendable {
    /// A name and its value.
    package struct Member: Hashable, Sendable {
      package let key: String
      package var value: CatalogJSON
    }

    /// The members, in order.
    package private(set) var members: [Member]
    /// The first place of each name, where there are so many that looking for one takes long.
    private var places: [Name: Int]?

    private static let searchableCount = 16

    /// Creates an object.
    ///
    /// - Parameter members: The members, in order.
    package init(_ members: [Member] = []) {
      self.members = members
      if members.count > Self.searchableCount { index() }
    }

    private mutating func index() {
      var places = [Name: Int](minimumCapacity: members.count)
      for (place, member) in members.enumerated() {
        let name = Name(text: member.key)
        if places[name] == nil { places[name] = place }
      }
      self.places = places
    }

    /// The place of the first member with a name.
    ///
    /// - Complexity: Constant.
    package func place(of key: String) -> Int? {
      if let places { return places[Name(text: key)] }
      let name = Name(text: key)
      return members.firstIndex { Name(text: $0.key) == name }
    }

    /// The value of a name; a new name gets its place at the end, and one that is set to nil is removed.
    package subscript(key: String) -> CatalogJSON? {
      get { place(of: key).map { members[$0].value } }
      set {
        switch (place(of: key), newValue) {
        case (let place?, let value?): members[place].value = value
        case (let place?, nil):
          members.remove(at: place)
          places = nil
          if members.count > Self.searchableCount { index() }
        case (nil, let value?): insert(key, value, at: members.count)
        case (nil, nil): break
        }
      }
    }

    /// Inserts a member.
    ///
    /// - Parameters:
    ///   - key: The name.
    ///   - value: The value.
    ///   - place: Where it is to stand, from 0 to the count of members.
    package mutating func insert(_ key: String, _ value: CatalogJSON, at place: Int) {
      let isLast = place == members.count
      members.insert(Member(key: key, value: value), at: place)
      guard var places else {
        if members.count > Self.searchableCount { index() }
        return
      }
      self.places = nil
      if !isLast {
        // Places move without a name being hashed again.
        for entry in places.values.indices where places.values[entry] >= place {
          places.values[entry] += 1
        }
      }
      let name = Name(text: key)
      places[name] = min(place, places[name] ?? place)
      self.places = places
    }

    /// The places of members whose names are there before.
    var repetitions: [Int] {
      if let places {
        if places.count == members.count { return [] }
        return members.indices.filter { places[Name(text: members[$0].key)] != $0 }
      }
      return members.indices.filter { place in
        let name = Name(text: members[place].key)
        return members[..<place].contains { Name(text: $0.key) == name }
      }
    }
  }

  /// A text by its bytes: texts that look the same are two names.
  private struct Name: Hashable {
    let text: String

    static func == (lhs: Name, rhs: Name) -> Bool {
      // Nearly all are other texts too, which is found sooner.
      lhs.text == rhs.text && lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}

extension CatalogJSON.Object: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.members == rhs.members }

  package func hash(into hasher: inout Hasher) { hasher.combine(members) }
}
