extension RunSchema {
  /// Views for those who read a run file with other tools; `docs/run-files.md` has an example of each.
  ///
  /// - `run_facts`: what a run is of and was made with, a row a fact.
  /// - `numbers`: `results` for programs whose columns hold numbers alone: what is NaN is NULL, and `has_nan` is 1.
  /// - `worst_errors`: each sweep and engine, with its verdicts, its largest position error and the case of it. NaN is the
  ///   largest of all, since SQLite puts texts after numbers.
  /// - `exceedances`: what counts against judged engines, with how many times its tolerance the position error is.
  /// - `settling`: what engines claim about rest beside the truth, s; an error below 0 is a claim that comes too early.
  static let views = """
    CREATE VIEW run_facts AS
      SELECT 'run' AS kind, 'suite' AS name, suite AS value FROM run
      UNION ALL SELECT 'run', 'suite version', suite_version FROM run
      UNION ALL SELECT 'run', 'suite hash', suite_hash FROM run
      UNION ALL SELECT 'run', 'planned cases', planned_cases FROM run
      UNION ALL SELECT 'run', 'is complete', is_complete FROM run
      UNION ALL SELECT kind, name, value FROM provenance;
    CREATE VIEW numbers AS
      SELECT case_id, sweep, engine, role, verdict, detail, reached_class,
        \(columns.map(number).joined(separator: ",\n    ")),
        (\(columns.map { "\($0) IS 'nan'" }.joined(separator: " OR "))) AS has_nan
      FROM results;
    CREATE VIEW worst_errors AS
      SELECT sweep, engine, role, sum(verdict <> 'notApplicable') AS judgements, sum(verdict = 'within') AS within,
        sum(verdict = 'exceeds') AS exceeds, sum(verdict = 'failed') AS failed,
        max(position_error) AS position_error, case_id
      FROM results GROUP BY sweep, engine, role;
    CREATE VIEW exceedances AS
      SELECT sweep, engine, case_id, verdict, detail, position_error, tolerance,
        CASE WHEN typeof(position_error) <> 'text' AND tolerance > 0 THEN position_error / tolerance END AS severity
      FROM results WHERE role = 'judged' AND verdict IN ('exceeds', 'failed');
    CREATE VIEW settling AS
      SELECT sweeps.name AS sweep, engines.name AS engine, role, cases.id AS case_id, settling_band, settling_time,
        claimed_settling_time, claimed_settling_time - settling_time AS settling_error, excursion_after_stop
      FROM measurements JOIN cases USING (case_index) JOIN sweeps USING (sweep_index) JOIN engines USING (engine_index)
      WHERE claimed_settling_time IS NOT NULL AND settling_time IS NOT NULL;
    """

  private static let columns = [
    "tolerance", "position_error", "position_error_time", "position_error_rms", "velocity_error", "end_error",
    "overshoot_error", "peak_time_error", "time_scale", "time_offset", "error_after_fit", "claimed_settling_time",
    "excursion_after_stop", "blow_up_time",
  ]

  private static func number(_ column: String) -> String { "nullif(\(column), 'nan') AS \(column)" }
}
