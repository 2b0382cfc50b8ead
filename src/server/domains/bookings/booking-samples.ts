import type { Booking } from '#contracts/receptionist/bookings.ts'
import type { DiaryConfiguration, Language } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { fromIrishClock } from '#contracts/words/irish-clock.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { type BookingRow, presentBooking } from './booking-row.ts'
import { buildOfferColumns, findOffer, listStarts } from './slots.ts'

/** Fictional people, with phone numbers reserved for fiction. */
const PEOPLE = [
  ['Kate Nolan', '020 915 0112', 'en'],
  ['Máire Ní Dhomhnaill', '020 915 0117', 'ga'],
  ['Tomás Byrne', '020 915 0123', 'en'],
  ['Aisling Walsh', '020 915 0128', 'en'],
  ['Seán Ó Briain', '020 915 0134', 'ga'],
  ['Orla Keane', '020 915 0139', 'en'],
  ['Ruairí Daly', '020 915 0141', 'en'],
  ['Grace Okafor', '020 915 0146', 'en'],
] as const satisfies [name: string, phone: string, language: Language][]

/** Days relative to today, and positions within the open hours of that day. */
const PLACES = [
  [1, 0.2],
  [-1, 0.6],
  [2, 0.75],
  [-2, 0.1],
  [3, 0.4],
  [-4, 0.5],
  [5, 0.15],
  [-6, 0.8],
] as const

const HOUR = 3_600_000

type SampleDiary = { organisationId: string; configuration: DiaryConfiguration }

/**
 * Adds sample appointments around now, within the hours of the diary. Returns the future ones, soonest first. Samples
 * take no cells, so callers can book the same times. They have no address, so nobody is mailed.
 */
export async function addBookingSamples(tx: Tx, { organisationId, configuration }: SampleDiary): Promise<Booking[]> {
  const rows = PLACES.flatMap((_, index) => buildRow(tx, { organisationId, configuration }, index) ?? [])
  if (rows.length === 0) return []
  await tx.db.insertInto('bookings').values(rows).execute()
  await tx.db
    .insertInto('booking_changes')
    .values(
      rows.map((row) => ({
        id: newId('bch'),
        organisation_id: organisationId,
        booking_id: row.id,
        kind: 'booked' as const,
        author: 'receptionist' as const,
        starts_at: row.starts_at,
        diary_name: row.diary_name,
        request_key: row.request_key,
        created_at: row.created_at,
      })),
    )
    .execute()
  const now = tx.now().toISOString()
  const isPast = ({ starts_at }: BookingRow) => Number(starts_at < now)
  return rows.toSorted((a, b) => isPast(a) - isPast(b) || (a.starts_at < b.starts_at ? -1 : 1)).map(presentBooking)
}

/** Builds one appointment. Undefined on a closed day. */
function buildRow(tx: Tx, { organisationId, configuration }: SampleDiary, index: number): BookingRow | undefined {
  const [days, share] = PLACES[index] ?? PLACES[0]
  const [name, phone, language] = PEOPLE[index] ?? PEOPLE[0]
  const { services } = configuration
  const service = services[index % Math.max(1, services.length)]
  const diaryId = service?.diaryIds[index % service.diaryIds.length]
  const offer = service && diaryId && findOffer(configuration, { serviceId: service.id, diaryId })
  if (!offer) return undefined
  const day = addToDay(irishDay(tx.now()), { days })
  const from = Date.parse(startOfIrishDay(day))
  const starts = listStarts(configuration, offer, { from, to: from + 24 * HOUR })
  const start = starts[Math.floor(share * starts.length)]
  if (start === undefined) return undefined
  const yesterday = fromIrishClock(new Date(`${addToDay(irishDay(tx.now()), { days: -1 })}T11:20:00Z`))
  const booked = Math.min(yesterday.getTime(), start - 24 * HOUR)
  return {
    ...buildOfferColumns(offer, organisationId, start, new Date(booked)),
    id: newId('bkg'),
    conversation_id: null,
    request_key: `sample:${index}`,
    name,
    email: null,
    phone,
    address: null,
    note: null,
    language,
    status: 'booked',
    version: 0,
    source: 'sample',
    clash_kept_at: null,
  }
}

/** Says in which sample conversation a sample appointment was made. */
export async function linkBookingSample(tx: Tx, id: string, conversationId: string | undefined): Promise<void> {
  await tx.db
    .updateTable('bookings')
    .set({ conversation_id: conversationId ?? null })
    .where('id', '=', id)
    .where('source', '=', 'sample')
    .execute()
}

export async function clearBookingSamples(tx: Tx, organisationId: string): Promise<void> {
  const samples = tx.db
    .selectFrom('bookings')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
  await tx.db.deleteFrom('booking_changes').where('booking_id', 'in', samples).execute()
  await tx.db
    .deleteFrom('bookings')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
