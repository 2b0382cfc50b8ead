/** A service that the organisation offers, by its names in both languages. */
export interface ServiceName {
  id: string
  names: string[]
}
