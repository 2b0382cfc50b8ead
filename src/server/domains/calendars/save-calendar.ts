import { calendarChoice, newCalendar } from '#contracts/receptionist/calendars.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { READ_CALENDAR_NOW } from '../../limits/table.ts'
import { INTERNET, OutsideError, parseAddress } from '../../outside/index.ts'
import { parseInput } from '../../parse.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import { sealSecret } from '../../secrets/seal-secret.ts'
import { recordAudit } from '../audit/index.ts'
import { findDiaryConfiguration, removeBusyTimes } from '../bookings/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { enqueueReading } from './enqueue-readings.ts'
import { asBusySource, getSource, hashAddress, NEVER, type SourceRow } from './source-rows.ts'

const MAX_CALENDARS_PER_DIARY = 5

/**
 * Connects a calendar to a diary, whose busy times block it from the first reading on. Throws `not_found` for the
 * diary, `invalid_input` for an address that cannot be read, and `conflict` for a calendar that the diary already has.
 */
export async function addCalendar(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { diaryId, address: typed, name, titles } = parseInput(newCalendar, input)
  const address = checkAddress(ctx, typed, 'address')
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await requireDiary(tx, organisationId, diaryId)
    await refuseMore(tx, { organisationId, diaryId, addressHash: hashAddress(address) })
    const now = tx.now().toISOString()
    const id = newId('cal')
    const row = {
      ...UNREAD,
      id,
      organisation_id: organisationId,
      diary_id: diaryId,
      name: name || nameCalendar(address),
      address: sealSecret(tx, address, { column: 'calendar_sources.address', id }),
      address_hash: hashAddress(address),
      titles_shown_at: titles === 'on' ? now : null,
      next_read_at: now,
      created_at: now,
    }
    await tx.db.insertInto('calendar_sources').values(row).execute()
    await enqueueReading(tx, row)
    await recordAudit(tx, 'calendar.added', { kind: 'calendar', id }, { organisationId, diaryId })
  })
}

/** A calendar before its first reading. */
export const UNREAD = {
  read_at: null,
  read_until: null,
  busy_count: 0,
  unreadable_count: 0,
  unknown_zone_count: 0,
  etag: null,
  last_modified: null,
  failure: null,
  failed_since: null,
  failures: 0,
}

/**
 * Disconnects a calendar and frees its times. For an account, a job deletes the appointments from the calendar and then
 * the row. Throws `not_found`.
 */
export async function removeCalendar(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { calendarId } = parseInput(calendarChoice, input)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const source = await getSource(tx, organisationId, calendarId)
    await removeBusyTimes(tx, asBusySource(source))
    if (source.kind === 'account') await endAccount(tx, source)
    else await tx.db.deleteFrom('calendar_sources').where('id', '=', source.id).execute()
    const details = { organisationId, diaryId: source.diary_id }
    await recordAudit(tx, 'calendar.removed', { kind: 'calendar', id: source.id }, details)
  })
}

async function endAccount(tx: Tx, { id, organisation_id, address_hash }: SourceRow): Promise<void> {
  await tx.db
    .updateTable('calendar_sources')
    // Changes the hash, so that the same calendar can be connected again immediately.
    .set({ ended_at: tx.now().toISOString(), next_read_at: NEVER, address_hash: `${address_hash} ${id}` })
    .where('id', '=', id)
    .execute()
  const options = { organisationId: organisation_id, key: id, sequence: `calendar:${id}` }
  await enqueueJob(tx, 'disconnect-calendar', { calendarId: id }, options)
}

/** Reads a calendar immediately, even while it waits after failures. Throws `not_found` and `rate_limited`. */
export async function readCalendarNow(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { calendarId } = parseInput(calendarChoice, input)
  await inTransaction(ctx, async (tx) => {
    const source = await getSource(tx, organisationId, calendarId)
    if (source.kind === 'account' && source.chosen_at === null) {
      throw new AppError('conflict', 'Please choose one of the calendars first.')
    }
    await consumeRateLimit(tx, READ_CALENDAR_NOW, source.id)
    await enqueueReading(tx, source)
  })
}

type NewCalendar = { organisationId: string; diaryId: string; addressHash: string }

/** Throws `conflict` when the diary already has this calendar or the maximum number of calendars. */
export async function refuseMore(
  tx: Tx,
  { organisationId, diaryId, addressHash }: NewCalendar,
  exceptId = '',
): Promise<void> {
  const rows = await tx.db
    .selectFrom('calendar_sources')
    .select('address_hash')
    .where('organisation_id', '=', organisationId)
    .where('diary_id', '=', diaryId)
    .where('id', '!=', exceptId)
    .execute()
  if (rows.some(({ address_hash }) => address_hash === addressHash)) {
    throw new AppError('conflict', 'This diary reads this calendar already.')
  }
  if (rows.length >= MAX_CALENDARS_PER_DIARY) {
    throw new AppError('conflict', `A diary reads ${MAX_CALENDARS_PER_DIARY} calendars at most. Remove one first.`)
  }
}

/** Normalises an address, so that the same calendar is recognised. Throws `invalid_input` at the field. */
export function checkAddress(ctx: Ctx, typed: string, field: 'address' | 'server'): string {
  try {
    const url = parseAddress(typed, INTERNET)
    url.hash = ''
    if (url.host !== new URL(ctx.config.appUrl).host) return url.href
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    throw addressError(error.message, field)
  }
  throw addressError('This is an address of your own diary. Paste the one of the other calendar', field)
}

function addressError(message: string, field: string): AppError {
  return new AppError('invalid_input', message, { fieldErrors: { [field]: message } })
}

/** Throws `not_found` for a diary that the organisation does not have. */
export async function requireDiary(tx: Tx, organisationId: string, diaryId: string): Promise<void> {
  const configuration = await findDiaryConfiguration(tx, organisationId)
  if (configuration?.diaries.some(({ id }) => id === diaryId)) return
  throw new AppError('not_found', 'There is no such diary.')
}

const KNOWN: [host: RegExp, name: string][] = [
  [/(^|\.)google\.com$/, 'Google calendar'],
  [/(^|\.)(outlook|live|office|office365)\.com$/, 'Outlook calendar'],
  [/(^|\.)icloud\.com$/, 'Apple calendar'],
  [/(^|\.)fastmail\.com$/, 'Fastmail calendar'],
]

/** Names a calendar without a given name after its provider. */
export function nameCalendar(address: string): string {
  const { hostname } = new URL(address)
  return KNOWN.find(([host]) => host.test(hostname))?.[1] ?? 'Other calendar'
}
