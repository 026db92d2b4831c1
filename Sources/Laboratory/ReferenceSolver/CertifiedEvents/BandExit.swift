/// What a search for the last exit found, in the time of its segment and at one precision.
enum BandExit: ~Copyable {
  case never
  case infinite
  case finite(Ball, lobe: Int?)
}
