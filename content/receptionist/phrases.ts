import type { EmergencyKind } from '#contracts/receptionist/talk.ts'

/** A service at a time, as it is read back. */
type What = { service: string; time: string }
type Who = { name: string; contact: string }

/** Everything that the receptionist says of itself. Times, prices and names come from tools and entries. */
export type Phrases = {
  /** "Thursday 26 November at 17:30" of "2026-11-26T17:30", or the day alone of "2026-11-26". */
  time: (local: string) => string
  weekday: (place: number) => string
  or: string
  greeting: string
  identity: string
  welcome: string
  anythingElse: string
  insult: string
  complaint: string
  injection: (organisation: string) => string
  otherLanguage: string
  unknown: string
  alternatives: string
  didYouMean: (questions: string[]) => string
  notUnderstood: string
  hours: (lines: string[]) => string
  closedOn: (time: string, reason?: string) => string
  openOn: (time: string, periods: string) => string
  closedDays: (days: string[]) => string
  noHours: string
  where: (address: string) => string
  phone: (phone: string) => string
  price: (service: string, price: string) => string
  free: string
  askService: (services: string[]) => string
  noServices: string
  /** Of a service that only people book. */
  bookedByTeam: (service: string) => string
  nextTimes: (times: string[]) => string
  freeTimes: (times: string[]) => string
  oneTime: (time: string) => string
  notFree: (time: string) => string
  nothingFree: string
  askTime: string
  unclearTime: string
  held: (what: What) => string
  askName: string
  askContact: string
  readBack: (what: What, who: Who) => string
  booked: (what: What) => string
  mailFollows: (email: string) => string
  taken: string
  whatToChange: string
  dropped: string
  askEmail: string
  codeSent: string
  wrongCode: string
  noBookings: string
  whichBooking: (bookings: string[]) => string
  confirmCancel: (what: What) => string
  cancelled: (what: What) => string
  confirmMove: (what: What) => string
  moved: (what: What) => string
  kept: string
  personThere: string
  personAway: (time: string | undefined) => string
  offerMessage: string
  askMessage: string
  askMessageContact: string
  readMessage: (text: string, who: Who) => string
  messageTaken: string
  failed: string
  /** While its people have paused it. */
  paused: string
  urgent: Record<EmergencyKind, (helplines: { crisis: string; gas: string }) => string>
}

export const numbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n')
