import { hintPhone } from '#contracts/irish.ts'

/** Shown when a field is left. No step is refused before the last button, so these are hints and not errors. */

/** The rules of a registration, which are loaded with the last button, want this many characters. */
const MIN_PHONE_LENGTH = 10

export const hintWholePhone = (text: string): string | undefined =>
  text.trim().length < MIN_PHONE_LENGTH ? 'Please write all of it, like 098 123 4567.' : hintPhone(text)

export const hintEmail = (text: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : 'Please write all of it, like aoife@example.ie.'
