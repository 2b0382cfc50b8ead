import { AppError } from '#server/errors.ts'

/** As much as the API takes. */
const MOST_BYTES = 128 * 1024

/** The text fields of a posted form. Throws `too_large` before reading what is longer, or does not say how long it is. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const length = request.headers.get('content-length')
  if (length === null || Number(length) > MOST_BYTES) {
    throw new AppError('too_large', 'This is more than we can take at once. Please shorten it.')
  }
  const fields = [...(await request.formData())]
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
