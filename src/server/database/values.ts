/** ISO-8601 UTC, e.g. 2026-11-21T09:30:00.000Z, on both engines. */
export type Instant = string

/** A day of the Irish calendar, e.g. 2026-11-21. */
export type Day = string

/** JSON as text. The domain that reads it parses it with zod. */
export type JsonText = string

/** Whether a row is sample data of a new organisation. Clearing the samples leaves the real rows. */
export type RowSource = 'sample' | 'real'
