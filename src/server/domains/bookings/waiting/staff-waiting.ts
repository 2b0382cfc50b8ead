import { bilingualName } from '#contracts/receptionist/diary.ts'
import {
  type WaitingList,
  type WaitingPerson,
  waitingChoice,
  waitingMinutes,
} from '#contracts/receptionist/waiting-list.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { notifyStaff } from '../../../live/desk-topic.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { findDiaryConfiguration } from '../configuration.ts'
import { offerSlot } from './offer-slots.ts'
import { NOTHING_OFFERED, readOfferMinutes, releaseOffer, updateEntry, type WaitingRow } from './waiting-rows.ts'

const MAX_ENTRIES = 200

/** Lists the waiting people of the actor's organisation for the given days, oldest entry first. */
export async function listWaiting(ctx: Ctx, days: string[]): Promise<WaitingList> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const today = irishDay(ctx.now())
  const rows = await ctx.db
    .selectFrom('waiting_entries')
    .leftJoin('booking_holds', 'booking_holds.id', 'waiting_entries.hold_id')
    .selectAll('waiting_entries')
    .select(['booking_holds.starts_at as offered_at', 'booking_holds.diary_name'])
    .where('waiting_entries.organisation_id', '=', organisationId)
    .where('waiting_entries.day', 'in', [...days.filter((day) => day >= today), ''])
    .where('waiting_entries.state', 'in', ['waiting', 'offered'])
    .orderBy('waiting_entries.created_at')
    .orderBy('waiting_entries.id')
    .limit(MAX_ENTRIES)
    .execute()
  const now = ctx.now().toISOString()
  return { people: rows.map((row) => present(row, now)), offerMinutes: await readOfferMinutes(ctx, organisationId) }
}

type Listed = WaitingRow & { offered_at: string | null; diary_name: string | null }

function present(row: Listed, now: string): WaitingPerson {
  const { state, offered_until: until, offered_at: startsAt } = row
  const isOffered = state === 'offered' && until !== null && until > now && startsAt !== null
  return {
    id: row.id,
    day: row.day,
    service: bilingualName.parse(JSON.parse(row.service_name)).en,
    name: row.name,
    contact: [row.phone, row.email].filter((text) => text !== null).join(', '),
    hasEmail: row.email !== null,
    offer: isOffered ? { startsAt, diaryName: row.diary_name ?? '', until } : null,
  }
}

function change(ctx: Ctx, input: unknown, work: (tx: Tx, entry: WaitingRow) => Promise<void>): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'bookings.change')
  const { entryId } = parseInput(waitingChoice, input)
  return inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const entry = await tx.db
      .selectFrom('waiting_entries')
      .selectAll()
      .where('id', '=', entryId)
      .where('organisation_id', '=', organisationId)
      .where('state', 'in', ['waiting', 'offered'])
      .executeTakeFirst()
    if (entry === undefined) throw new AppError('not_found', 'Nobody waits here any more.')
    await work(tx, entry)
    notifyStaff(tx, organisationId)
  })
}

/** Removes an entry and its offer. Throws `not_found`. */
export function removeWaiting(ctx: Ctx, input: unknown): Promise<void> {
  return change(ctx, input, async (tx, entry) => {
    await releaseOffer(tx, entry)
    await updateEntry(tx, entry.id, { ...NOTHING_OFFERED, state: 'ended' })
    const details = { organisationId: entry.organisation_id, author: 'staff' }
    await recordAudit(tx, 'waiting.left', { kind: 'waiting_entry', id: entry.id }, details)
  })
}

/** Offers a free time to an entry ahead of earlier ones. Throws `not_found`, and `conflict` when no time is free. */
export function offerByHand(ctx: Ctx, input: unknown): Promise<void> {
  return change(ctx, input, async (tx, entry) => {
    if (entry.email === null) throw new AppError('conflict', 'There is no address to write to. Please ring them.')
    if (entry.state === 'offered') throw new AppError('conflict', 'A time is offered to them already.')
    const configuration = await findDiaryConfiguration(tx, entry.organisation_id)
    // Staff may repeat an offer that was not taken.
    const result = configuration && (await offerSlot(tx, { ...entry, passed: '[]' }, configuration))
    if (result !== 'offered') throw new AppError('conflict', 'No time of this day is free for this service.')
    await recordAudit(
      tx,
      'waiting.offered',
      { kind: 'waiting_entry', id: entry.id },
      { organisationId: entry.organisation_id },
    )
  })
}

/** Stores how long an offered time is held. */
export async function saveOfferMinutes(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { minutes } = parseInput(waitingMinutes, input)
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('waiting_settings')
      .values({ organisation_id: organisationId, offer_minutes: minutes })
      .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ offer_minutes: minutes }))
      .execute()
    const subject = { kind: 'organisation', id: organisationId } as const
    await recordAudit(tx, 'waiting.minutes_saved', subject, { organisationId, minutes })
  })
}
