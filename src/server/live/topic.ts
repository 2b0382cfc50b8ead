/** `kind:organisation` or `kind:organisation:id`. Erasing an organisation deletes the topics with its id. */
export type Topic = `${string}:${string}`

/** A row of a domain with its number in the topic. Readers can catch up on it. */
export type StoredEvent = { sequence: number; data: unknown }

/** An event for current readers only, such as typing. */
export type PassingEvent = { type: string; data: unknown }
