import type { Selectable } from 'kysely'
import { z } from 'zod'
import { DEFAULT_OFFER_MINUTES } from '#contracts/receptionist/waiting-list.ts'
import type { Ctx, Tx } from '../../../context.ts'
import type { BookingHoldsTable, WaitingEntriesTable } from '../../../database/booking-tables.ts'
import { releaseCells } from '../cells.ts'
import { fillFreedCells } from '../fill-freed-cells.ts'
import { listBookingCells } from '../slots.ts'

export type WaitingRow = Selectable<WaitingEntriesTable>

/** Columns of an entry without an offer. */
export const NOTHING_OFFERED = { state: 'waiting' as const, hold_id: null, offered_until: null }

export async function updateEntry(tx: Tx, entryId: string, change: Partial<WaitingRow>): Promise<void> {
  await tx.db.updateTable('waiting_entries').set(change).where('id', '=', entryId).execute()
}

/** Reads the times that were offered and not taken. They are not offered to the same person again. */
export const readPassed = ({ passed }: WaitingRow) => z.array(z.string()).parse(JSON.parse(passed))

export const nameSlot = ({ diaryId, startsAt }: { diaryId: string; startsAt: string }) => `${diaryId} ${startsAt}`

/** Finds the current offer of an entry. */
export async function findOffer(ctx: Ctx, { hold_id, state }: WaitingRow): Promise<BookingHoldsTable | undefined> {
  if (state !== 'offered' || hold_id === null) return undefined
  return ctx.db.selectFrom('booking_holds').selectAll().where('id', '=', hold_id).executeTakeFirst()
}

/** Frees the time of an offer. The caller has locked the organisation. */
export async function releaseOffer(tx: Tx, entry: WaitingRow): Promise<void> {
  const hold = await findOffer(tx, entry)
  if (hold === undefined) return
  await releaseCells(tx, [hold.id])
  await fillFreedCells(tx, listBookingCells(hold))
}

export async function readOfferMinutes(ctx: Ctx, organisationId: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('waiting_settings')
    .select('offer_minutes')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.offer_minutes ?? DEFAULT_OFFER_MINUTES
}
