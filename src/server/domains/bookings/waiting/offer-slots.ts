import type { DiaryConfiguration, Slot } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { notifyStaff } from '../../../live/desk-topic.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { findDiaryConfiguration } from '../configuration.ts'
import { holdSlot } from '../hold-slot.ts'
import { listFreeSlots } from '../list-free-slots.ts'
import { MINUTE } from '../slots.ts'
import { mailWaitingNews } from './mail-waiting-news.ts'
import {
  NOTHING_OFFERED,
  nameSlot,
  readOfferMinutes,
  readPassed,
  releaseOffer,
  updateEntry,
  type WaitingRow,
} from './waiting-rows.ts'

/** Shorter offers leave no time to answer a mail. */
const MIN_OFFER_MINUTES = 10
const MAX_SLOTS = 100
const MAX_ENTRIES = 500

/**
 * Ends expired offers, then offers free times to waiting people in the order in which they joined. Locks each
 * organisation, so that a slot is offered once.
 */
export function offerFreedSlots(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, listOrganisations, async (tx, { id }) => {
    await lockOrganisation(tx, id)
    const configuration = await findDiaryConfiguration(tx, id)
    let isChanged = false
    const fullDays = new Set<string>()
    for (const entry of await listEntries(tx, id)) {
      if (entry.state === 'offered') {
        isChanged = (await endIfOver(tx, entry)) || isChanged
        continue
      }
      // Staff ring people without an address. After one search finds a day full, later entries for it are skipped.
      const dayKey = `${entry.service_id} ${entry.day}`
      if (configuration === undefined || entry.email === null || fullDays.has(dayKey)) continue
      const result = await offerSlot(tx, entry, configuration)
      if (result === 'offered') isChanged = true
      if (result === 'nothing free') fullDays.add(dayKey)
    }
    if (isChanged) notifyStaff(tx, id)
    return isChanged
  })
}

/** Lists organisations with open entries for today or later. */
async function listOrganisations(ctx: Ctx, after: { id: string } | undefined): Promise<{ id: string }[]> {
  return ctx.db
    .selectFrom('waiting_entries')
    .select('organisation_id as id')
    .distinct()
    .where('state', 'in', ['waiting', 'offered'])
    .where('day', '>=', irishDay(ctx.now()))
    .where('organisation_id', '>', after?.id ?? '')
    .orderBy('organisation_id')
    .limit(100)
    .execute()
}

/** Offers come first, so that expired ones free their time for the entries after them. */
function listEntries(tx: Tx, organisationId: string): Promise<WaitingRow[]> {
  return tx.db
    .selectFrom('waiting_entries')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', ['waiting', 'offered'])
    .where('day', '>=', irishDay(tx.now()))
    .orderBy('state')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ENTRIES)
    .execute()
}

async function endIfOver(tx: Tx, entry: WaitingRow): Promise<boolean> {
  if (entry.offered_until !== null && entry.offered_until > tx.now().toISOString()) return false
  await releaseOffer(tx, entry)
  await updateEntry(tx, entry.id, NOTHING_OFFERED)
  return true
}

/** Holds the first fitting time for an entry, and mails it. The caller has locked the organisation. */
export async function offerSlot(
  tx: Tx,
  entry: WaitingRow,
  configuration: DiaryConfiguration,
): Promise<'offered' | 'nothing free' | 'nothing new'> {
  const slots = await listFreeSlots(tx, {
    organisationId: entry.organisation_id,
    configuration,
    serviceId: entry.service_id,
    from: startOfIrishDay(entry.day),
    to: startOfIrishDay(addToDay(entry.day, { days: 1 })),
    limit: MAX_SLOTS,
  })
  const passed = readPassed(entry)
  const soonest = new Date(tx.now().getTime() + MIN_OFFER_MINUTES * MINUTE).toISOString()
  const slot = slots.find((each) => each.startsAt > soonest && !passed.includes(nameSlot(each)))
  if (slot === undefined) return slots.length === 0 ? 'nothing free' : 'nothing new'
  const minutes = await readOfferMinutes(tx, entry.organisation_id)
  const holdId = await holdForEntry(tx, { entry, configuration, slot, minutes })
  if (holdId === undefined) return 'nothing new'
  const offer = await tx.db.selectFrom('booking_holds').selectAll().where('id', '=', holdId).executeTakeFirstOrThrow()
  const offered = { state: 'offered' as const, hold_id: holdId, offered_until: offer.held_until }
  await updateEntry(tx, entry.id, { ...offered, passed: JSON.stringify([...passed, nameSlot(slot)]) })
  if (await mailWaitingNews(tx, entry, { offer, minutes })) return 'offered'
  // Without a mail, the time is released for the next entry.
  await releaseOffer(tx, { ...entry, ...offered })
  await updateEntry(tx, entry.id, NOTHING_OFFERED)
  return 'nothing new'
}

type HoldRequest = { entry: WaitingRow; configuration: DiaryConfiguration; slot: Slot; minutes: number }

/** Holds a slot for an entry, until the start of the appointment at the latest. Returns the id of the hold. */
async function holdForEntry(tx: Tx, { entry, configuration, slot, minutes }: HoldRequest): Promise<string | undefined> {
  const until = Math.min(tx.now().getTime() + minutes * MINUTE, Date.parse(slot.startsAt))
  const held = await holdSlot(tx, {
    organisationId: entry.organisation_id,
    configuration,
    slot,
    // The hold belongs to the entry, because the conversation may hold another time.
    conversationId: entry.id,
    key: `${nameSlot(slot)} ${tx.now().toISOString()}`,
    until: new Date(until).toISOString(),
  })
  return typeof held === 'string' ? undefined : held.holdId
}
