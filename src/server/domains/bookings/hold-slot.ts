import type { DiaryConfiguration, Slot } from '#contracts/receptionist/diary.ts'
import type { Tx } from '../../context.ts'
import type { BookingHoldsTable } from '../../database/booking-tables.ts'
import { newId } from '../../ids.ts'
import { notifyStaff } from '../../live/desk-topic.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { claimCells } from './cells.ts'
import { keepFirstConfiguration } from './configuration.ts'
import { buildOfferColumns, findOffer, isOffered, listBookingCells, MINUTE } from './slots.ts'

const HOLD_MINUTES = 5

type NewHold = {
  organisationId: string
  configuration: DiaryConfiguration
  slot: Slot
  conversationId: string
  /** Idempotency key. The same key gets the same hold. */
  key: string
  /** End of the hold, an instant. Default: five minutes from now. */
  until?: string
}

export type Hold = { holdId: string; until: string }

/**
 * Holds a slot for a conversation while the caller decides. A conversation has one hold: a new hold replaces the old
 * one. `not offered`: the configuration does not offer this time, or only staff may book the service.
 */
export async function holdSlot(tx: Tx, request: NewHold): Promise<Hold | 'taken' | 'not offered'> {
  const { organisationId, configuration, slot, conversationId, key } = request
  const known = await findHold(tx, request)
  if (known !== undefined) return known
  const now = tx.now()
  const offer = findOffer(configuration, slot)
  if (offer === undefined || !offer.service.booksAlone || !isOffered(configuration, slot, now)) return 'not offered'
  await keepFirstConfiguration(tx, { organisationId, configuration })
  const hold: BookingHoldsTable = {
    ...buildOfferColumns(offer, organisationId, Date.parse(slot.startsAt), now),
    id: newId('bkg'),
    conversation_id: conversationId,
    request_key: key,
    held_until: request.until ?? new Date(now.getTime() + HOLD_MINUTES * MINUTE).toISOString(),
  }
  await lockOrganisation(tx, organisationId)
  const first = await findHold(tx, request)
  if (first !== undefined) return first
  const replaces = await listHeldIds(tx, request)
  const claim = { bookingId: hold.id, heldUntil: hold.held_until, replaces }
  if (!(await claimCells(tx, listBookingCells(hold), claim))) return 'taken'
  await tx.db.insertInto('booking_holds').values(hold).execute()
  notifyStaff(tx, organisationId)
  return { holdId: hold.id, until: hold.held_until }
}

async function findHold(tx: Tx, { organisationId, conversationId, key }: NewHold): Promise<Hold | undefined> {
  const row = await tx.db
    .selectFrom('booking_holds')
    .select(['id', 'held_until'])
    .where('organisation_id', '=', organisationId)
    .where('conversation_id', '=', conversationId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return row && { holdId: row.id, until: row.held_until }
}

async function listHeldIds(tx: Tx, { organisationId, conversationId }: NewHold): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('booking_cells')
    .innerJoin('booking_holds', 'booking_holds.id', 'booking_cells.booking_id')
    .select('booking_id')
    .distinct()
    .where('booking_holds.organisation_id', '=', organisationId)
    .where('booking_holds.conversation_id', '=', conversationId)
    .where('booking_cells.held_until', 'is not', null)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}
