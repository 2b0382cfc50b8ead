import type { Instant } from './values.ts'

export type SecretTables = { secret_keys: SecretKeysTable }

/** One row for each key in use. The start compares them with the configured keys. */
export type SecretKeysTable = {
  /** Derived from the key. Encrypted values contain it. */
  id: string
  /** The order of first use. */
  number: number
  /** A known text, encrypted with the key. */
  check_value: string
  created_at: Instant
}
