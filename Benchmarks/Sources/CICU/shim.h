// ICU is reached through the target ICUShim; this module brings its compiler and linker flags.
