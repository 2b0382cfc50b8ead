import { accountChoice, newAccount } from '#contracts/receptionist/calendars.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { newId } from '../../../ids.ts'
import { consumeRateLimit } from '../../../limits/rate-limit.ts'
import { CONNECT_CALENDAR } from '../../../limits/table.ts'
import { parseInput } from '../../../parse.ts'
import { sealSecret } from '../../../secrets/seal-secret.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { enqueueReading } from '../enqueue-readings.ts'
import { FAILURE_WORDS } from '../failure-words.ts'
import { findFailure, type Options } from '../reading.ts'
import { checkAddress, nameCalendar, refuseMore, requireDiary, UNREAD } from '../save-calendar.ts'
import { getSource, hashAddress, NEVER } from '../source-rows.ts'
import { type Account, listChoices, openAccount } from './account.ts'
import { type FoundCalendar, findCalendars } from './find-calendars.ts'

/** The page waits for the sign-in. */
const TIMEOUT_MS = 20_000

/**
 * Signs in to a CalDAV server and stores the account. A single calendar is connected immediately, else staff choose
 * first. Throws `not_found` for the diary, `invalid_input` when the sign-in fails, `conflict` and `rate_limited`.
 */
export async function connectAccount(
  ctx: Ctx,
  input: unknown,
  options: Options = {},
): Promise<{ mustChoose: boolean }> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { diaryId, detail, ...given } = parseInput(newAccount, input)
  const server = options.network === undefined ? checkAddress(ctx, given.server, 'server') : given.server
  const account: Account = { server, userName: given.userName, password: given.password }
  await consumeRateLimit(ctx, CONNECT_CALENDAR, organisationId)
  await inTransaction(ctx, (tx) => requireDiary(tx, organisationId, diaryId))
  const found = await signIn(account, options)
  const isOnlyOne = found.length === 1
  const addressHash = hashAddress(`${server} ${account.userName} ${isOnlyOne ? found[0]?.url : ''}`)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await requireDiary(tx, organisationId, diaryId)
    await refuseMore(tx, { organisationId, diaryId, addressHash })
    const id = newId('cal')
    await tx.db
      .insertInto('calendar_sources')
      .values({
        ...UNREAD,
        id,
        kind: 'account',
        organisation_id: organisationId,
        diary_id: diaryId,
        name: nameCalendar(server),
        address: sealSecret(tx, JSON.stringify(account), { column: 'calendar_sources.address', id }),
        address_hash: addressHash,
        user_name: account.userName,
        detail,
        choices: JSON.stringify(found),
        next_read_at: NEVER,
        created_at: tx.now().toISOString(),
      })
      .execute()
    await recordAudit(tx, 'calendar.connected', { kind: 'calendar', id }, { organisationId, diaryId })
    if (isOnlyOne) await choose(tx, { organisationId, calendarId: id, place: 0 })
  })
  return { mustChoose: !isOnlyOne }
}

async function signIn(account: Account, options: Options): Promise<FoundCalendar[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await findCalendars(account, { ...options, signal })
  } catch (error) {
    const code = signal.aborted ? 'too_slow' : findFailure(error)
    const message = FAILURE_WORDS[code]
    throw new AppError('invalid_input', message, {
      fieldErrors: { [code === 'wrong_password' ? 'password' : 'server']: message },
    })
  }
}

/** Chooses the calendar of an account and connects it. Throws `not_found` and `conflict`. */
export async function chooseCalendar(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const choice = parseInput(accountChoice, input)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await choose(tx, { organisationId, ...choice })
  })
}

type Choice = { organisationId: string; calendarId: string; place: number }

async function choose(tx: Tx, choice: Choice): Promise<void> {
  const { organisationId, calendarId, place } = choice
  const source = await getSource(tx, organisationId, calendarId)
  const calendar = listChoices(source)?.[place]
  if (calendar === undefined) throw new AppError('conflict', 'The calendar is chosen already. Look at it again.')
  const { calendar: _, ...account } = openAccount(tx, source)
  const address_hash = hashAddress(`${account.server} ${account.userName} ${calendar.url}`)
  if (address_hash !== source.address_hash) {
    await refuseMore(tx, { organisationId, diaryId: source.diary_id, addressHash: address_hash }, source.id)
  }
  const now = tx.now().toISOString()
  const secretPlace = { column: 'calendar_sources.address', id: source.id } as const
  await tx.db
    .updateTable('calendar_sources')
    .set({
      address: sealSecret(tx, JSON.stringify({ ...account, calendar: calendar.url }), secretPlace),
      address_hash,
      name: calendar.name,
      choices: null,
      chosen_at: now,
      next_read_at: now,
    })
    .where('id', '=', source.id)
    .execute()
  await enqueueReading(tx, source)
}
