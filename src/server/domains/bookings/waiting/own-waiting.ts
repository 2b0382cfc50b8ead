import { bilingualName } from '#contracts/receptionist/diary.ts'
import { type OwnWaiting, offerAnswer } from '#contracts/receptionist/waiting-list.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notifyStaff } from '../../../live/desk-topic.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { hashToken, invalidLinkError } from '../../identity/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { confirmBooking } from '../confirm-booking.ts'
import { getOrganisationDetails } from '../organisation-details.ts'
import { findOffer, NOTHING_OFFERED, releaseOffer, updateEntry, type WaitingRow } from './waiting-rows.ts'

/** Returns the entry of a link. Throws the same `link_invalid` for altered, invented and expired links. */
async function getLinkedEntry(ctx: Ctx, token: string): Promise<WaitingRow> {
  const row = await ctx.db
    .selectFrom('waiting_entries')
    .innerJoin('waiting_links', 'waiting_links.entry_id', 'waiting_entries.id')
    .selectAll('waiting_entries')
    .where('waiting_links.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (row === undefined) throw invalidLinkError()
  return row
}

/** Returns the entry and its current offer. Throws `link_invalid`. */
export async function getOwnWaiting(ctx: Ctx, token: string): Promise<OwnWaiting> {
  const entry = await getLinkedEntry(ctx, token)
  const { name, address, phone } = await getOrganisationDetails(ctx, entry.organisation_id)
  const now = ctx.now().toISOString()
  const offer = await findOffer(ctx, entry)
  const isOffered = offer !== undefined && offer.held_until > now
  const isOpen = entry.state === 'waiting' || entry.state === 'offered'
  const state = entry.state === 'offered' && !isOffered ? 'waiting' : entry.state
  return {
    state: isOpen && entry.day < irishDay(ctx.now()) ? 'over' : state,
    day: entry.day,
    serviceName: bilingualName.parse(JSON.parse(entry.service_name)),
    language: entry.language,
    offer: isOffered
      ? { startsAt: offer.starts_at, endsAt: offer.ends_at, diaryName: offer.diary_name, until: offer.held_until }
      : null,
    organisation: { name, address, phone },
  }
}

/** The link identifies the person, even when they are signed in to another organisation. */
function changeEntry<Result>(ctx: Ctx, token: string, work: (tx: Tx, entry: WaitingRow) => Promise<Result>) {
  return inTransaction({ ...ctx, actor: { kind: 'visitor' } }, async (tx) => {
    const { organisation_id } = await getLinkedEntry(tx, token)
    await lockOrganisation(tx, organisation_id)
    const entry = await getLinkedEntry(tx, token)
    notifyStaff(tx, organisation_id)
    return work(tx, entry)
  })
}

/** Books the offered time. `gone`: the offer has ended. Throws `link_invalid`. */
export function acceptOffer(ctx: Ctx, token: string, input: unknown): Promise<'booked' | 'gone'> {
  const { offer } = parseInput(offerAnswer, input)
  return changeEntry(ctx, token, async (tx, entry) => {
    if (entry.state === 'booked') return 'booked'
    const hold = await findOffer(tx, entry)
    if (hold === undefined || hold.starts_at !== offer) return 'gone'
    const { name, email, phone, language } = entry
    const booking = await confirmBooking(tx, {
      holdId: hold.id,
      conversationId: entry.id,
      madeIn: entry.conversation_id,
      // The waiting list asks for no address.
      ...{ name, email, phone, language, address: null },
      key: 'waiting list',
    })
    if (booking === 'expired') {
      await updateEntry(tx, entry.id, NOTHING_OFFERED)
      return 'gone'
    }
    await updateEntry(tx, entry.id, { state: 'booked' })
    return 'booked'
  })
}

/** Declines the offered time. The entry waits for another one. Throws `link_invalid`. */
export async function declineOffer(ctx: Ctx, token: string, input: unknown): Promise<void> {
  const { offer } = parseInput(offerAnswer, input)
  await changeEntry(ctx, token, async (tx, entry) => {
    if ((await findOffer(tx, entry))?.starts_at !== offer) return
    await releaseOffer(tx, entry)
    await updateEntry(tx, entry.id, NOTHING_OFFERED)
  })
}

/** Removes the entry and its offer. Throws `link_invalid`. */
export async function leaveWaitingList(ctx: Ctx, token: string): Promise<void> {
  await changeEntry(ctx, token, async (tx, entry) => {
    if (entry.state !== 'waiting' && entry.state !== 'offered') return
    await releaseOffer(tx, entry)
    await updateEntry(tx, entry.id, { ...NOTHING_OFFERED, state: 'ended' })
    const details = { organisationId: entry.organisation_id, author: 'contact' }
    await recordAudit(tx, 'waiting.left', { kind: 'waiting_entry', id: entry.id }, details)
  })
}
