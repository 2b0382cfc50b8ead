import type { Language } from '#contracts/receptionist/diary.ts'
import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import type { FoundAnswers, FoundEntry } from '../../domains/knowledge/index.ts'
import type { OfferedSlot, OwnBooking } from '../turn/state.ts'

export type SlotQuery = {
  serviceId: string
  diaryId?: string | undefined
  /** From this time by the Irish clock until before that one. */
  from: string
  to: string
  limit: number
  /** The booking to move. Its own time counts as free. */
  exceptBookingId?: string | undefined
}

export type Person = {
  name: string
  email?: string | undefined
  phone?: string | undefined
  /** Of a service at the customer's, which is not booked without it. Null: it was asked for and not given. */
  address?: string | null | undefined
  note?: string | undefined
}

export type Hours = {
  /** Monday first: the periods of each day. */
  week: { from: string; to: string }[][]
  /** Nobody of the organisation has confirmed them. */
  isGuessed?: true | undefined
  /** The periods of the requested day, or why it is closed. */
  day?: { date: string; periods: { from: string; to: string }[]; closed?: Record<Language, string> | undefined }
}

export type StaffPresence = {
  isThere: boolean
  /** Nobody of the organisation has confirmed its hours: it is not known whether anybody is there. */
  isGuessed?: true | undefined
  /** When somebody is there again. */
  nextLocal?: string | undefined
  /** How long callers usually wait for a person, if known. */
  usualMinutes?: number | undefined
}

/**
 * What an answerer may do. Organisation, contact and conversation come from the session. Each call is a step of the turn.
 * Calls that write throw NotConfirmed unless the contact's message says yes.
 */
export type Tools = {
  findSlots: (query: SlotQuery) => Promise<OfferedSlot[]>
  holdSlot: (slot: OfferedSlot) => Promise<{ holdId: string } | 'taken' | 'not offered'>
  /** `isMailed` is false in the sandbox, which mails nobody. */
  book: (request: {
    holdId: string
    person: Person
    language: Language
  }) => Promise<(TalkBooking & { isMailed?: false }) | 'expired'>
  joinWaitingList: (wish: {
    serviceId: string
    day: string
    person: Person
    language: Language
  }) => Promise<'joined' | 'full' | 'not offered'>
  /** The coming bookings that were made in this conversation, or whose address the contact has proved. */
  findBookings: () => Promise<OwnBooking[]>
  sendCode: (email: string, language: Language) => Promise<void>
  proveByCode: (email: string, code: string) => Promise<boolean>
  /** `party`: how many people come from now on. */
  move: (request: {
    bookingId: string
    slot: OfferedSlot
    party?: number | undefined
    language: Language
  }) => Promise<TalkBooking | 'taken' | 'not offered'>
  /** Changes details of the person, or how many people come. `mailedTo` is the address that hears of it. */
  correct: (request: {
    bookingId: string
    person: Partial<Omit<Person, 'note' | 'address'>> & { address?: string | undefined }
    party?: number | undefined
    language: Language
  }) => Promise<{ mailedTo?: string | undefined }>
  /** What the team should prepare needs no yes: it is in the contact's own words. */
  addNote: (request: { bookingId: string; note: string; language: Language }) => Promise<void>
  cancel: (bookingId: string, language: Language) => Promise<TalkBooking>
  openingHours: (date?: string) => Promise<Hours>
  /** Whether a service has times on a day, free or taken. */
  hasTimes: (serviceId: string, day: string) => Promise<boolean>
  prices: (serviceId?: string) => Promise<{ serviceId: string; priceCents: number }[]>
  whereabouts: () => Promise<{ address?: string | undefined; phone?: string | undefined; email?: string | undefined }>
  lookUp: (question: string, language: Language) => Promise<FoundAnswers>
  readEntry: (id: string, language: Language) => Promise<FoundEntry | undefined>
  /** Whether staff are there at a time by the Irish clock. Unlike `handOver`, it asks for nobody. */
  presence: (local: string) => Promise<StaffPresence>
  /** That somebody comes late needs no yes: the contact says it for the team. */
  takeMessage: (message: { text: string; person: Person }) => Promise<void>
  handOver: (reason: string) => Promise<StaffPresence>
}

/** An answerer tried to write something that the contact has not confirmed. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed'
}
