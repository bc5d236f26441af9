#if !canImport(Darwin)
  import Foundation

  /// The bundle of the module that the expression is in: `Bundle.module` in a target of a package, which must
  /// have resources, and the main bundle elsewhere.
  ///
  /// Foundation has the macro's implementation on every platform, and its declaration on Apple's.
  @freestanding(expression)
  public macro bundle() -> Bundle =
    #externalMacro(module: "FoundationMacros", type: "BundleMacro")

  extension Bundle {
    /// What `#bundle` asks for in a module of which the build says nothing: nil, as no library has a bundle
    /// of its own here, so that it is the main bundle.
    @_documentation(visibility: internal)
    public convenience init?<Handle>(_dsoHandle: Handle) { return nil }
  }
#endif
