internal import CGSL

/// Student's t distribution: what a mean of few normal values, over its own standard error, is distributed like.
public enum StudentDistribution {
  /// The t below which a share `probability` of the distribution lies; about 1e-8 of it (GSL's, which iterates).
  ///
  /// - Precondition: the probability lies inside of 0 … 1, and there is at least one degree of freedom.
  public static func quantile(_ probability: Double, degreesOfFreedom: Int) -> Double {
    precondition(probability > 0 && probability < 1, "a probability lies between 0 and 1")
    precondition(degreesOfFreedom > 0, "there must be a degree of freedom")
    GSLLibrary.silenceAborts()
    return gsl_cdf_tdist_Pinv(probability, Double(degreesOfFreedom))
  }
}
