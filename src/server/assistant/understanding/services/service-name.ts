/** A service that the organisation offers, by its names in English and in Irish, and what callers also call it. */
export interface ServiceName {
  id: string
  names: string[]
}
