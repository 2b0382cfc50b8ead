import { z } from 'zod'
import { AppError } from '../errors.ts'

const cursor = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** The number of the last stored event that somebody has; what comes after it is what they missed. */
export function parseCursor(given: unknown): number {
  const result = cursor.safeParse(given === '' || given === null ? undefined : given)
  if (!result.success) throw new AppError('malformed', 'The cursor must be the number of a message.')
  return result.data
}
