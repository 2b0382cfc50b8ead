import { z } from 'zod'
import type { SourceRow } from '../source-rows.ts'

const choices = z.array(z.object({ url: z.string(), name: z.string() }))

/** The calendars of an account that nobody has chosen from. Null once somebody has. */
export function listChoices({ choices: stored }: Pick<SourceRow, 'choices'>): z.output<typeof choices> | null {
  return stored === null ? null : choices.parse(JSON.parse(stored))
}
