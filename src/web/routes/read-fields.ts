import { AppError } from '#server/errors.ts'
import { readForm } from './read-form.ts'

/** The API's limit. */
const MAX_BYTES = 128 * 1024

/**
 * Returns the text fields of a posted form. Throws `too_large` before reading a larger body, and the errors of
 * `readForm`.
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  return (await readForm(request, MAX_BYTES, tooLarge)).fields
}

function tooLarge(): AppError {
  return new AppError('too_large', 'This is too long. Please shorten it.')
}
