import { z } from 'zod'
import type { SourceRow } from '../source-rows.ts'

const choices = z.array(z.object({ url: z.string(), name: z.string() }))

/** Lists the calendars of an account to choose from. Null after the choice. */
export function listChoices({ choices: stored }: Pick<SourceRow, 'choices'>): z.output<typeof choices> | null {
  return stored === null ? null : choices.parse(JSON.parse(stored))
}
