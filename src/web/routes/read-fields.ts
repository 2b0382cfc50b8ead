import { AppError } from '#server/errors.ts'
import { readForm } from './read-form.ts'

/** As much as the API takes. */
const MOST_BYTES = 128 * 1024

/** The text fields of a posted form. Throws `too_large` before reading what is longer, and as `readForm`. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  return (await readForm(request, MOST_BYTES, tooLarge)).fields
}

function tooLarge(): AppError {
  return new AppError('too_large', 'This is too long. Please shorten it.')
}
