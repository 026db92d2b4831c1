/// The tables of a run file, for those who read one with other tools.
///
/// - A run file is SQLite with `application_id` 0x44534854 ("DSHT") and `user_version` the version of this schema.
/// - `cases` and `measurements` are in the order of `case_index`; a case and its measurements are written in one
///   transaction, so that there is no half case.
/// - Numbers are doubles, bit for bit (the columns have no declared type, since a REAL column loses the sign of zero).
///   NaN is the text 'nan'; infinities are SQLite's own (9e999). NULL means that there is no such number.
/// - `samples` is filled at the end of a run; there is none of a run that was interrupted.
/// - The view `results` joins engine, sweep and case id to every measurement; `views` has more of them.
enum RunSchema {
  static let applicationID = 0x4453_4854
  static let notANumber = "nan"

  static let tables = """
    CREATE TABLE run (
      suite TEXT NOT NULL, suite_version INTEGER NOT NULL, suite_hash TEXT NOT NULL,
      planned_cases INTEGER NOT NULL, is_complete INTEGER NOT NULL);
    CREATE TABLE provenance (
      -- 'provenance' determines the numbers, 'circumstance' does not.
      kind TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY (kind, position)) WITHOUT ROWID;
    CREATE TABLE sweeps (sweep_index INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE engines (engine_index INTEGER PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL);
    CREATE TABLE cases (
      case_index INTEGER PRIMARY KEY, id TEXT NOT NULL, sweep_index INTEGER NOT NULL,
      -- 'spring', 'exponentialDecay', 'constantDeceleration', 'combinedFriction', 'quadraticDrag', 'coulombSpring' or
      -- 'quadraticSpring'; the constants of the other laws are NULL.
      law TEXT NOT NULL, mass, stiffness, damping_coefficient, friction_rate, friction_deceleration, drag_coefficient,
      start_position, start_velocity, retargets INTEGER NOT NULL, schedule TEXT NOT NULL,
      frame_rate, frame_rate_group TEXT, window, samples INTEGER NOT NULL, periods, amplitude, truth_radius,
      settling_band, settling_scale, settling_time, overshoot, peak_time,
      check_stepper TEXT NOT NULL, check_deviation, check_tolerance, check_evaluations INTEGER NOT NULL,
      check_failure TEXT, coulomb_friction, quadratic_damping, constants_changes INTEGER NOT NULL);
    CREATE TABLE measurements (
      case_index INTEGER NOT NULL, position INTEGER NOT NULL, engine_index INTEGER NOT NULL,
      -- 'within', 'exceeds', 'failed', 'notApplicable'; detail is the error or the reason.
      verdict TEXT NOT NULL, detail TEXT,
      -- 'binary64', 'binary32', 'milliseconds', 'pixel'; NULL where none is reached.
      reached_class TEXT,
      tolerance, position_error, position_error_time, position_error_rms, velocity_error, end_error,
      overshoot_error, peak_time_error, time_scale, time_offset, error_after_fit,
      claimed_settling_time, excursion_after_stop, blow_up_time,
      PRIMARY KEY (case_index, position)) WITHOUT ROWID;
    CREATE TABLE signatures (
      position INTEGER PRIMARY KEY, specimen TEXT NOT NULL, twin TEXT NOT NULL, quantity TEXT NOT NULL,
      expected, tolerance, observed, twin_observed, truth);
    CREATE TABLE samples (
      -- The three worst cases of each sweep and engine, place 1 the worst. Columns of numbers are little-endian binary64,
      -- one for each instant; NULL where an engine shows none. The truth is true_position + true_position_tail.
      position INTEGER PRIMARY KEY, case_id TEXT NOT NULL, sweep TEXT NOT NULL, engine TEXT NOT NULL,
      role TEXT NOT NULL, place INTEGER NOT NULL, time BLOB NOT NULL, shown_position BLOB, shown_velocity BLOB,
      true_position BLOB NOT NULL, true_position_tail BLOB NOT NULL, true_velocity BLOB NOT NULL);
    CREATE VIEW results AS
      SELECT cases.id AS case_id, sweeps.name AS sweep, engines.name AS engine, engines.role AS role, measurements.*
      FROM measurements JOIN cases USING (case_index) JOIN sweeps USING (sweep_index)
        JOIN engines USING (engine_index);
    """

  static let insertCase = """
    INSERT INTO cases VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
    """
  static let selectCases = """
    SELECT cases.*, sweeps.name FROM cases LEFT JOIN sweeps USING (sweep_index) ORDER BY case_index
    """
  static let insertMeasurement = "INSERT INTO measurements VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
  static let selectMeasurements = "SELECT * FROM measurements ORDER BY case_index, position"
  static let insertSample = "INSERT INTO samples VALUES (?,?,?,?,?,?,?,?,?,?,?,?)"
}
