import type { DiaryKind } from '#contracts/receptionist/diary.ts'
import type { EmergencyKind } from '#contracts/receptionist/talk.ts'

/** A service at a time, as it is read back. */
type What = { service: string; time: string }
/** `address`: of a service at the customer's. Null: not given. Undefined where none is needed. */
type Who = { name: string; contact: string; address?: string | null | undefined }

/** What a note to the team is about. */
export type NoteTopic =
  | 'coeliac'
  | 'allergy'
  | 'vegetarian'
  | 'vegan'
  | 'highChair'
  | 'boosterSeat'
  | 'wheelchair'
  | 'key'
  | 'gateCode'
  | 'whoOpens'
  | 'usualPerson'

/** When somebody is there again. Unknown: nobody has confirmed whether anybody is there now. Undefined: not now. */
export type Return = { local: string; isToday: boolean } | 'unknown' | undefined

/** Everything that the receptionist says of itself. Times, prices and names come from tools and entries. */
export type Phrases = {
  /** "Thursday 26 November at 17:30" of "2026-11-26T17:30", or the day alone of "2026-11-26". */
  time: (local: string) => string
  weekday: (place: number) => string
  /** Of every week: "Saturdays" */
  weekdays: (place: number) => string
  or: string
  greeting: string
  /** The answer to "how are you?" */
  fine: string
  howToHelp: string
  /** After an alarm that was none. */
  gladOfThat: string
  /** Of an emergency that the caller denies. */
  misread: string
  /** For the team, which heard of that emergency. */
  noEmergency: (text: string) => string
  /** To talk that is about nothing it can do. */
  smallTalk: string
  /** To "hang on" and "sorry, I was driving". */
  noHurry: string
  identity: string
  welcome: string
  farewell: string
  anythingElse: string
  insult: string
  /** Before a person is called in. */
  sorryNoHelp: string
  complaint: string
  injection: (organisation: string) => string
  otherLanguage: string
  /** To "can I deal with you in Irish?", with what is known about it or alone. */
  eitherLanguage: string
  yesEitherLanguage: string
  /** By what was asked: for anything, for a price, or whether something is done. */
  unknown: Record<'plain' | 'price' | 'offer', string>
  /** Behind another question without an answer. */
  unknownSeveral: string
  unknownAgain: string
  /** Below the question itself, beside other answers. */
  unknownBeside: string
  /** Above entries that are only near to what was asked. */
  onlyNear: string
  /** To "will it hurt?" */
  askWhoTreats: string
  /** Before anything else, to somebody who tells of a death, an illness, an accident or pain. */
  hardNews: Record<'death' | 'illness' | 'pain', string>
  /** To "you never answered me", before the answer, and where the question is not known. */
  sorryUnanswered: string
  askAgain: string
  /** Names the question that an answer is about. */
  about: (questions: string[]) => string
  alternatives: string
  /** The same behind the first question without an answer. `contact` is how the caller can be reached, or empty. */
  offerAnswer: (contact: string) => string
  didYouMean: (questions: string[]) => string
  /** The same above a list with numbers. */
  didYouMeanBeside: (questions: string[]) => string
  notUnderstood: string
  hours: (lines: string[]) => string
  /** Behind hours that are usual in the industry, and that nobody of the organisation has confirmed. */
  hoursToConfirm: (phone: string | undefined) => string
  closedOn: (time: string, reason?: string) => string
  openOn: (time: string, periods: string) => string
  closesBy: (clock: string) => string
  noWeekends: string
  isHoliday: (time: string, name: string) => string
  noHoliday: (time: string) => string
  closedDays: (days: string[]) => string
  where: (address: string) => string
  /** To "do you need my address?" */
  giveAddress: string
  phone: (phone: string) => string
  email: (email: string) => string
  services: (lines: string[]) => string
  takes: (service: string, minutes: number) => string
  lastsUntil: (minutes: number, clock: string) => string
  knowsNoMore: string
  /** Of services that were compared. */
  knowsNoDifference: string
  price: (service: string, price: string) => string
  free: string
  /** Before all prices, where the one that was asked for is not among them by name. */
  noPriceOfThat: string
  askService: (services: string[]) => string
  /** Where what was said fits several. */
  askWhichService: (services: string[]) => string
  /** A day or time that was named, before it is known for what. */
  noted: (when: string) => string
  notedPeople: (count: number) => string
  /** What the team is told about a booking, where it is understood. */
  notedForTeam: (topics: NoteTopic[]) => string
  notedAddress: (address: string) => string
  /** An address in the note of what takes place elsewhere. */
  addressLine: (address: string) => string
  partOfDay: Record<'morning' | 'afternoon' | 'evening', string>
  weekOf: (monday: string) => string
  orLater: (time: string) => string
  orEarlier: (time: string) => string
  nothingLater: (time: string) => string
  nothingEarlier: (time: string) => string
  noServices: string
  /** The one service for something that was asked for more closely: "a men’s cut". */
  onlyService: (service: string) => string
  /** Which service was understood, where the caller's words were others. */
  chosen: (service: string) => string
  /** The same of a table, by who comes. */
  chosenTable: (count: number) => string
  tableFor: (table: string, count: number) => string
  /** To "is that for a haircut or a colour?" */
  isFor: (service: string) => string
  /** To whoever asks whether a person is there. */
  looksFor: (name: string) => string
  /** Whose times alone are looked at: "with Niamh". A room gets no preposition. */
  onlyWith: (name: string, kind: DiaryKind) => string
  anybody: string
  noDiaryOf: (name: string) => string
  /** The note of it. */
  asksFor: (name: string) => string
  /** Of a service that a person or room does not offer. */
  notWith: (name: string, service: string) => string
  noneWith: (name: string, kind: DiaryKind) => string
  nothingYet: string
  thisIs: (organisation: string) => string
  /** To "are ye on Fresha?" */
  bookHere: string
  /** Of a service that only people book. */
  bookedByTeam: (service: string) => string
  tooMany: (most: number) => string
  people: (count: number) => string
  nextTimes: (times: string[]) => string
  freeTimes: (times: string[]) => string
  /** Of times that were listed just before. */
  whichTime: string
  oneTime: (time: string) => string
  notFree: (time: string) => string
  /** Every time of a day is taken. */
  fullOn: (time: string) => string
  freeOn: (time: string) => string
  isOver: (time: string) => string
  /** To "tonight", behind closing time. */
  closedForToday: (clock: string) => string
  /** A range of hours: "at 17:00 or later". */
  clocks: (from: string | undefined, to: string | undefined) => string
  eitherOf: (times: string[]) => string
  /** Of a range of hours or a part of the day. */
  nothingThen: (hours: string, day: string | undefined) => string
  closesAt: (clock: string) => string
  /** The last day that can be booked. */
  bookUntil: (day: string) => string
  /** Of the time that a booking has already. */
  ownTime: string
  /** Beside the days that do not suit. */
  nothingElse: string
  nothingFree: string
  askTime: string
  unclearTime: string
  /** To a date beside a weekday that it is not. The days are those that may be meant. */
  whichDay: (date: string, days: [string, string], isToday: boolean) => string
  /** Why a day or time that was named cannot be. */
  impossible: Record<'no such day' | 'skipped hour' | 'repeated hour' | 'empty span', string>
  held: (what: What) => string
  askName: string
  /** Of the person who writes, for a message. */
  askCaller: string
  askContact: string
  /** Of a service at the customer's. */
  askAddress: string
  askAddressAgain: string
  /** For the team, of a service at the customer's. */
  addressMissing: string
  /** To an address with letters that mail does not carry. */
  withoutFadas: (email: string) => string
  /** The same summary once more, in short. */
  stillBook: (what: What) => string
  readBack: (what: What, who: Who) => string
  booked: (what: What) => string
  /** To a wish for several appointments. */
  oneAtATime: string
  /** Where several people are named and each needs an appointment. */
  oneForEach: string
  /** To "all of us together?" at a time that has a place for everybody, or not. */
  togetherAt: (people: string, time: string) => string
  notTogether: (people: string, time: string) => string
  /** "The usual", of who booked nothing here. */
  usualUnknown: string
  /** What is asked for by name and cannot be booked. */
  notBookable: (what: string) => string
  /** To whoever wants no more than one after all. */
  onlyOne: string
  /** A service that was added while another one is booked. */
  /** To several people who come to one appointment. */
  together: string
  comesWith: (whom: string) => string
  anotherPerson: string
  bookedNext: (service: string) => string
  nextBooking: (service: string) => string
  mailFollows: (email: string) => string
  /** To "will I get a text about it?" */
  confirmsTo: (email: string) => string
  confirmsByMail: string
  /** To "will ye send somebody out?" */
  comesToYou: (services: string[]) => string
  /** To "who would I talk to?" */
  askMe: string
  /** To "is it safe to drive?" */
  doNotDrive: (phone: string | undefined) => string
  noMail: string
  taken: string
  whatToChange: string
  /** The same of a service at the customer's. */
  whatToChangeOfVisit: string
  whatToChangeInMessage: string
  /** Of a full day that the caller named. */
  offerWaiting: string
  readWaiting: (what: What, who: Who) => string
  waiting: (what: What) => string
  waitingMail: (email: string) => string
  waitingCall: string
  waitingFull: string
  dropped: string
  droppedMessage: string
  /** The caller wants no booking beside one that there may be already. */
  nothingNew: string
  /** A mobile number with a digit too few. */
  shortPhone: string
  onlyByEmail: string
  passedOn: string
  /** Asked for a booking of the caller's, where none is known yet. */
  noneHere: string
  askEmail: string
  howToChange: string
  codeSent: string
  wrongCode: string
  noBookings: string
  /** Whether another one has to be cancelled, where this is the only one. */
  noOther: (booking: string) => string
  yourBookings: (bookings: string[]) => string
  /** A fact about a booking: with whom, or how it takes place. */
  /** What is booked, to a question whether it is. */
  stands: (bookings: string[]) => string
  /** `other` is what was asked for: "20:00". */
  isOther: (what: What, other: string) => string
  isNoted: (note: string) => string
  notNoted: string
  ofBooking: (what: { service: string; time?: string }, fact: string) => string
  heldBy: Record<'phone' | 'online', string>
  heldAt: (address: string) => string
  /** At the customer's. */
  heldAtYours: (address: string | undefined) => string
  whichBooking: (bookings: string[]) => string
  confirmCancel: (what: What) => string
  cancelled: (what: What) => string
  confirmCancelAll: (bookings: string[]) => string
  allCancelled: (bookings: string[]) => string
  confirmMove: (what: What) => string
  moved: (what: What) => string
  /** Another service at the same time. */
  confirmKind: (what: What) => string
  kindChanged: (what: What) => string
  /** What should stand on a booking in place of what does. */
  askRight: Record<'email' | 'phone' | 'contact', string>
  confirmCorrection: (
    what: What,
    details: {
      name: string | undefined
      contact: string
      address: string | undefined
      people: string | undefined
    },
  ) => string
  /** Behind what is to be moved or cancelled. */
  newDetails: (details: { name: string | undefined; contact: string }) => string
  corrected: (what: What) => string
  /** A note of the contact's is on a booking for the team. */
  notedOn: (what: What, note: string) => string
  /** What is booked already, as far as it is known, beside the booking under way. */
  othersStay: (bookings: string[]) => string
  /** The bookings that stay, as far as they are known. */
  kept: (bookings: string[]) => string
  /** To "is it cancelled?" */
  stillBooked: string
  /** A goodbye, while a cancellation or a move waits for its yes. */
  notCancelled: string
  notMoved: string
  teamTold: string
  /** To somebody who asks again. */
  teamKnows: string
  /** To whoever breaks off an urgent message: what was said stays in the conversation. */
  teamReads: string
  personThere: (usualMinutes: number | undefined) => string
  meanwhile: string
  personAway: (back: Return) => string
  offerMessage: string
  askMessage: string
  askMessageContact: string
  /** To trouble that cannot wait, such as a burst pipe. */
  ringNow: (phone: string) => string
  /** Where nobody is there to answer it, for sure. */
  ringAnyway: (phone: string) => string
  orFirstTime: string
  /** To whoever waits for help and asks when it comes. */
  noPromise: (back: Return) => string
  noPromiseYet: string
  /** As far as it knows: nobody has told it of any. */
  nobodyOnCall: string
  sentAsUrgent: string
  /** To "did that go as urgent?" */
  isSentAsUrgent: string
  goesAsUrgent: string
  notUrgent: string
  askUrgentMessage: string
  askUrgentDetails: string
  /** How the team gets such a message. */
  urgentMessage: (text: string) => string
  /** Of a message that was to go as urgent. */
  thenNotUrgent: string
  /** Where a part is to be left out of a message, and nobody knows which. */
  whichPart: string
  /** Who comes, where somebody else writes for them. */
  forWhom: (name: string) => string
  /** Of a person who gave two: "022 55512 (shop)". */
  otherNumber: (phone: string, label: string | undefined) => string
  /** A message that was changed or put off, before it is complete. */
  messageNow: (text: string) => string
  readMessage: (text: string, who: Who) => string
  /** The question of the same summary once more. */
  stillPassOn: string
  /** Where the contact wants to book before a message is complete. */
  messageLater: string
  /** After a message that came between. */
  backToBooking: string
  isPassedOn: string
  messageTaken: string
  urgentTaken: string
  messageNotYet: string
  /** Of a message that was sent. */
  wentAt: (at: { local: string; isToday: boolean }, text: string) => string
  /** When it went, without its text. */
  messageWentAt: (at: { local: string; isToday: boolean }) => string
  /** Of another one behind it. */
  nextNotYet: string
  notAgain: string
  /** How the team hears that a message no longer holds. */
  takenBack: (text: string, wasUrgent: boolean) => string
  /** Says who gets to see a message. */
  whoReads: string
  noMessage: string
  /** To somebody who comes late. */
  toldTeam: (text: string) => string
  whoseBooking: string
  failed: string
  /** While its people have paused it. */
  paused: string
  urgent: Record<EmergencyKind, (helplines: { crisis: string; gas: string }) => string>
  /** Begins the answer to a message that may speak of an emergency. */
  caution: Record<EmergencyKind, (helplines: { crisis: string; gas: string }) => string>
}

export const LETTERS = 'abc'

/** For a list beside one with numbers. */
export const lettered = (items: string[]) => items.map((item, index) => `${LETTERS[index]}) ${item}`).join('\n')

export const numbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n')
