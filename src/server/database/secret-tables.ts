import type { Instant } from './values.ts'

export type SecretTables = { secret_keys: SecretKeysTable }

/** A row for each key that encrypted something. The start compares them with the keys that it has. */
export type SecretKeysTable = {
  /** Derived from the key. Every value that the key encrypted names it. */
  id: string
  /** The order in which the keys were first used. */
  number: number
  /** A known text, encrypted with the key. */
  check_value: string
  created_at: Instant
}
