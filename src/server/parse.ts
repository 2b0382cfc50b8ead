import type { z } from 'zod'
import { AppError, type FieldErrors } from './errors.ts'

/** Parses the input of a verb. Throws `invalid_input` with the first message of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fieldErrors: FieldErrors = {}
  for (const issue of result.error.issues) fieldErrors[issue.path.join('.')] ??= issue.message
  const [only, ...others] = Object.values(fieldErrors)
  const message = only !== undefined && others.length === 0 ? only : 'Please check the marked fields.'
  throw new AppError('invalid_input', message, { fieldErrors })
}
