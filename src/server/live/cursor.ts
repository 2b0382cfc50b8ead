import { z } from 'zod'
import { AppError } from '../errors.ts'

const cursor = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Parses the number of the last stored event that a reader has. Throws `malformed`. */
export function parseCursor(given: unknown): number {
  const result = cursor.safeParse(given === '' || given === null ? undefined : given)
  if (!result.success) throw new AppError('malformed', 'The cursor must be the number of a message.')
  return result.data
}
