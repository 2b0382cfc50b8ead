/** `kind:organisation`, or `kind:organisation:id`. Its organisation stands in the name, because it is erased with it. */
export type Topic = `${string}:${string}`

/** Something that was said or done and is kept: a row of its domain, with its number in the topic. */
export type StoredEvent = { sequence: number; data: unknown }

/** Something that counts only now, as typing: whoever does not listen misses it. */
export type PassingEvent = { type: string; data: unknown }
