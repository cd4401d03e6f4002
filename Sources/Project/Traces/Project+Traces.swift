extension Project {
  /// The files that have expected traces which differ from what runs log.
  ///
  /// - Parameter paths: Notes, scenario files, folders of them, or `FILE:LINE` for one step; empty for the notes that
  ///   the settings name.
  package func corrections(_ paths: [String]) throws(InputError) -> [CorrectedFile] {
    try CorrectedFile.all(try settings.roots(paths), settings)
  }
}
