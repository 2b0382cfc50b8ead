import { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import { openSecret, SecretError } from '../../../secrets/seal-secret.ts'
import { ReadingError } from '../reading.ts'
import type { SourceRow } from '../source-rows.ts'

const account = z.object({
  server: z.string(),
  userName: z.string(),
  password: z.string(),
  /** URL of the chosen calendar. Undefined before the choice. */
  calendar: z.string().optional(),
})

/** The credentials of a CalDAV account. Stored encrypted, as one secret. */
export type Account = z.output<typeof account>

/** Throws ReadingError when the key of the secret is lost. */
export function openAccount(ctx: Ctx, { id, address }: SourceRow): Account {
  try {
    if (address !== null) {
      return account.parse(JSON.parse(openSecret(ctx, address, { column: 'calendar_sources.address', id })))
    }
  } catch (error) {
    if (!(error instanceof SecretError)) throw error
  }
  throw new ReadingError('lost_address')
}

export function openChosen(ctx: Ctx, source: SourceRow): Account & { calendar: string } {
  const { calendar, ...rest } = openAccount(ctx, source)
  if (calendar === undefined) throw new ReadingError('no_account')
  return { ...rest, calendar }
}

export function buildHeaders({ userName, password }: Account): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}` }
}

const choices = z.array(z.object({ url: z.string(), name: z.string() }))

/** Lists the calendars of an account to choose from. Null after the choice. */
export function listChoices({ choices: stored }: Pick<SourceRow, 'choices'>): z.output<typeof choices> | null {
  return stored === null ? null : choices.parse(JSON.parse(stored))
}
