import { readParty, withoutParty, writeParty } from '#content/receptionist/booking-note.ts'
import type { Booking } from '#contracts/receptionist/bookings.ts'
import type { Language, Slot } from '#contracts/receptionist/diary.ts'
import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import {
  cancelBooking,
  confirmBooking,
  correctBooking,
  findBookingsOfContact,
  holdSlot,
  joinWaitingList,
  listFreeSlots,
  moveBooking,
  proveByCode,
  sendBookingCode,
} from '../../domains/bookings/index.ts'
import { findProvenEmail, noteProvenEmail } from '../../domains/contacts/index.ts'
import { AppError } from '../../errors.ts'
import { toInstant, toLocal } from '../turn/irish-time.ts'
import type { OfferedSlot } from '../turn/state.ts'
import {
  requireCancelConfirmation,
  requireConfirmation,
  requireNote,
  requireTimeConfirmation,
  type Session,
  type Writer,
} from './session.ts'
import type { SlotQuery, Tools } from './tools.ts'

type BookingTools = Pick<
  Tools,
  | 'findSlots'
  | 'holdSlot'
  | 'book'
  | 'joinWaitingList'
  | 'findBookings'
  | 'sendCode'
  | 'proveByCode'
  | 'move'
  | 'correct'
  | 'addNote'
  | 'cancel'
>

export function createBookingTools(session: Session, write: Writer): BookingTools {
  const { ctx, key, configuration } = session
  const diary = { organisationId: key.organisationId, configuration: configuration.diary }
  const findOwn = async () => {
    const inConversation = await findBookingsOfContact(ctx, key)
    const email = await findProvenEmail(ctx, key.conversationId)
    const proved =
      email === undefined ? [] : await findBookingsOfContact(ctx, { ...key, email, conversationId: undefined })
    return [...inConversation, ...proved.filter(({ id }) => inConversation.every((booking) => booking.id !== id))]
  }
  const requireOwn = async (bookingId: string) => {
    const own = (await findOwn()).find(({ id }) => id === bookingId)
    if (own === undefined) throw new AppError('not_found', 'No such booking.')
    return own
  }
  return {
    findSlots: async (query) => {
      const own = { ...diary, conversationId: key.conversationId }
      return (await listFreeSlots(ctx, { ...own, ...toQuery(query) })).map(toOffered)
    },
    holdSlot: (slot) =>
      write('hold', (tx, request) =>
        holdSlot(tx, { ...diary, slot: toSlot(slot), conversationId: key.conversationId, key: request }),
      ),
    book: ({ holdId, person, language }) => {
      requireTimeConfirmation(session)
      return write('book', async (tx, request) => {
        const booking = await confirmBooking(tx, { holdId, ...key, ...person, language, key: request })
        return booking === 'expired' ? booking : present(booking, 'booked', language)
      })
    },
    joinWaitingList: ({ person, ...wish }) => {
      requireConfirmation(session)
      return write('wait', (tx, request) => joinWaitingList(tx, { ...diary, ...key, ...wish, ...person, key: request }))
    },
    findBookings: async () =>
      (await findOwn()).map(({ id, serviceId, diaryId, startsAt, name, note }) => ({
        id,
        serviceId,
        diaryId,
        local: toLocal(startsAt),
        party: readParty(note),
        name,
        note: withoutParty(note),
      })),
    sendCode: (email, language) => write('code', (tx) => sendBookingCode(tx, { ...key, email, language })),
    proveByCode: async (email, code) => {
      if ((await proveByCode(ctx, { ...key, email, code })) === 'wrong') return false
      await write('prove', (tx) => noteProvenEmail(tx, key, email))
      return true
    },
    move: async ({ bookingId, slot, party, language }) => {
      requireTimeConfirmation(session)
      const { note } = await requireOwn(bookingId)
      return write('move', async (tx, request) => {
        const moved = await moveBooking(tx, {
          bookingId,
          slot: toSlot(slot),
          note: party === undefined ? undefined : writeParty(note, party, language),
          by: 'receptionist',
          language,
          key: request,
        })
        return typeof moved === 'string' ? moved : present(moved, 'moved', moved.language)
      })
    },
    correct: async ({ party, ...correction }) => {
      requireConfirmation(session)
      const { note } = await requireOwn(correction.bookingId)
      const size = party === undefined ? {} : { note: writeParty(note, party, correction.language) }
      const person = { ...correction.person, ...size }
      return write('correct', (tx, key) => correctBooking(tx, { ...correction, person, by: 'receptionist', key }))
    },
    addNote: async ({ bookingId, note, language }) => {
      requireNote(session, note)
      const { note: known } = await requireOwn(bookingId)
      const person = { note: [known, note].filter(Boolean).join('\n') }
      await write('note', (tx, request) =>
        correctBooking(tx, { bookingId, person, language, by: 'receptionist', key: request }),
      )
    },
    cancel: async (bookingId, language) => {
      requireCancelConfirmation(session)
      await requireOwn(bookingId)
      return write('cancel', async (tx, request) => {
        const cancelled = await cancelBooking(tx, { bookingId, by: 'receptionist', language, key: request })
        return present(cancelled, 'cancelled', cancelled.language)
      })
    },
  }
}

const toQuery = ({ from, to, ...query }: SlotQuery) => ({ ...query, from: toInstant(from), to: toInstant(to) })

const toOffered = (slot: Slot): OfferedSlot => ({ ...slot, local: toLocal(slot.startsAt) })

const toSlot = ({ local: _, ...slot }: OfferedSlot): Slot => slot

function present(booking: Booking, state: TalkBooking['state'], language: Language): TalkBooking {
  const { id, serviceId, serviceName, startsAt, endsAt, address } = booking
  const where = address === null ? {} : { address }
  return { id, serviceId, service: serviceName[language], startsAt, endsAt, ...where, state }
}
