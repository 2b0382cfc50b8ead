import { z } from 'zod'
import { slot } from '#contracts/receptionist/diary.ts'
import type { Detail } from '../understanding/person/corrects-details.ts'
import type { Slots } from '../understanding/slots.ts'
import type { Limits } from '../understanding/when/find-limits.ts'

/** A free time as it was offered: `local` by the Irish clock. */
const offeredSlot = slot.extend({ local: z.string() })
export type OfferedSlot = z.output<typeof offeredSlot>

/** A booking of the contact's, as far as a dialogue needs it. */
const ownBooking = z.object({
  id: z.string(),
  serviceId: z.string(),
  diaryId: z.string(),
  local: z.string(),
  /** How many people come, where its note says it. */
  party: z.number().int().optional(),
  name: z.string().optional(),
  /** What the team reads about it. */
  note: z.string().optional(),
  /** For whom it is, where the contact has several bookings. */
  whom: z.string().optional(),
})
export type OwnBooking = z.output<typeof ownBooking>

const slots = z
  .object({
    at: z.string().optional(),
    day: z.string().optional(),
    part: z.enum(['morning', 'afternoon', 'evening']).optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    week: z.string().optional(),
    after: z.string().optional(),
    confirm: z.literal(true).optional(),
    name: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    eircode: z.string().optional(),
    service: z.string().optional(),
  })
  // JSON has no undefined: what is there has a value.
  .transform((stored) => stored as Slots)

const hours = {
  from: z.string().optional(),
  to: z.string().optional(),
  isBefore: z.literal(true).optional(),
  part: z.enum(['morning', 'afternoon', 'evening']).optional(),
  pick: z.enum(['first', 'last']).optional(),
  hours: z.array(z.string()).optional(),
}
/** What holds for every day that is looked at: "after five", "not Mondays". */
const limits = z
  .object({
    ...hours,
    notDays: z.array(z.string()).optional(),
    byDay: z.record(z.string(), z.object(hours)).optional(),
  })
  .transform((stored) => stored as Limits)

/** An appointment that is booked after another one. Without a service it is the same one again, for another person. */
const nextBooking = z
  .object({
    service: z.string().optional(),
    name: z.string().optional(),
    /** "my daughter", where no name was said. */
    whom: z.string().optional(),
    /** For whoever writes. */
    isSelf: z.boolean().optional(),
    /** Its own day or hour, in the words of the contact. */
    when: z.string().optional(),
  })
  .transform((stored) => stored as NextBooking)
export type NextBooking = { service?: string; name?: string; whom?: string; isSelf?: boolean; when?: string }

const TASKS = ['book', 'move', 'cancel', 'recall', 'correct', 'message', 'wait'] as const
/** The tasks that begin with finding a booking of the contact's. */
export type ChangeTask = 'move' | 'cancel' | 'recall' | 'correct'

const QUESTIONS = [
  'service',
  'time',
  'choice',
  'name',
  'contact',
  'address',
  'confirm',
  'change',
  'booking',
  'email',
  'code',
  'message',
  'offer',
  'entries',
] as const
export type Question = (typeof QUESTIONS)[number]

/** What is asked for to put it on a booking. `address`: where it takes place. */
export type Wanted = Detail | 'address'

type Correction = {
  name?: string
  email?: string
  phone?: string
  address?: string
  /** How many people come, or how many more. */
  party?: number
  shift?: number
  wanted: Wanted[]
}

/** What the receptionist remembers of a dialogue between two messages. */
export const dialogueState = z.object({
  task: z.enum(TASKS).optional(),
  /** What it asked last. */
  asked: z.enum(QUESTIONS).optional(),
  slots: slots.prefault({}),
  limits: limits.prefault({}),
  /** Whose times alone are wanted. Empty: anybody's. */
  diaryIds: z.array(z.string()).default([]),
  offered: z.array(offeredSlot).default([]),
  hold: z.object({ holdId: z.string(), slot: offeredSlot }).optional(),
  /** Two days of which one is meant: "Thursday the 27th", when that is a Friday. `date` is the 27th. */
  eitherDay: z.object({ date: z.string(), days: z.tuple([z.string(), z.string()]) }).optional(),
  /** What is booked after this one. */
  next: z.array(nextBooking).default([]),
  /** With whom the contact comes: "my brother". */
  company: z.string().optional(),
  /** The emergency of the message before. What comes next is answered, but not without a word on that. */
  urgent: z.enum(['life', 'clinical', 'gas', 'crisis']).optional(),
  /** An emergency whose advice was given: a message about it is not answered with that again. `text` goes into the message. */
  alarm: z.object({ kind: z.enum(['life', 'clinical', 'gas']), text: z.string().optional() }).optional(),
  /** The contact said that an alarm of ours was none: only words that are certain raise another. */
  hasDenied: z.literal(true).optional(),
  /** How the contact wants to be reached, before the address or the number is known. */
  channel: z.enum(['email', 'phone']).optional(),
  /** How many people come. */
  party: z.number().int().optional(),
  /** A full day that has a waiting list. */
  fullDay: z.string().optional(),
  /** The services that it listed to choose from. */
  listed: z.array(z.string()).default([]),
  entries: z.array(z.string()).default([]),
  /** The entries that were given last. */
  given: z.array(z.string()).default([]),
  /** The question that the entries may answer. */
  question: z.string().optional(),
  /** The last questions that got no answer. */
  unanswered: z.array(z.string()).default([]),
  bookings: z.array(ownBooking).default([]),
  /** The service that a booking is to have in place of its own. */
  kind: z.string().optional(),
  /** The booking that was moved last, and when it was before. */
  movedFrom: ownBooking.pick({ id: true, local: true }).optional(),
  /** The booking that was cancelled last. */
  cancelled: ownBooking.pick({ serviceId: true, local: true }).optional(),
  /** What is to be written on a booking, and which details are still asked for. */
  correction: z
    .object({
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
      address: z.string().optional(),
      party: z.number().int().optional(),
      shift: z.number().int().optional(),
      wanted: z.array(z.enum(['name', 'email', 'phone', 'contact', 'address'])),
    })
    .transform((stored) => stored as Correction)
    .optional(),
  /** The address that a code was sent to. */
  codeEmail: z.string().optional(),
  message: z.string().optional(),
  /** The message cannot wait: a burst pipe, a breakdown. */
  isUrgent: z.literal(true).optional(),
  /** A message that was dictated before a booking. It is read back after it. */
  laterMessage: z.string().optional(),
  /** A booking that was set aside for a message or a person, as JSON of its state. */
  laterBooking: z.string().optional(),
  /** The booking that was given up last, with its kept time. */
  droppedBooking: z.string().optional(),
  /** Where a service at the customer's takes place. It stays known after the booking. */
  address: z.string().optional(),
  /** How often the address was asked for. */
  addressTries: z.number().int().default(0),
  /** How often the email address of a booking was asked for again. */
  emailTries: z.number().int().default(0),
  /** The message of this conversation that was passed on last, and when by the Irish clock. It may take one back. */
  sent: z.object({ text: z.string(), local: z.string(), isCalledOff: z.literal(true).optional() }).optional(),
  /** It was passed on as urgent. */
  hasSentUrgent: z.literal(true).optional(),
  /** Trouble that cannot wait was told in this conversation, and what to do was said. */
  inTrouble: z.literal(true).optional(),
  /** What the team should know about the booking: "for my father, he is 84". */
  note: z.string().optional(),
  /** What was asked last. "And on Saturdays?" goes on from it. */
  about: z.enum(['hours', 'price']).optional(),
  /** That the opening hours are not confirmed yet. */
  saidToConfirm: z.literal(true).optional(),
  /** How often in a row it did not understand. */
  missed: z.number().int().default(0),
  /** When the team was told last that a person is wanted, by the Irish clock. */
  toldTeamAt: z.string().optional(),
})
export type DialogueState = z.output<typeof dialogueState>

export const NEW_DIALOGUE: DialogueState = dialogueState.parse({})

/** What was stored, or a new dialogue where an older version of the program stored something else. */
export function readState(text: string): DialogueState {
  const result = dialogueState.safeParse(JSON.parse(text))
  return result.success ? result.data : NEW_DIALOGUE
}

/** Whether it is asking for a detail of a task, such as a name or a time. The next message is a reply then. */
export const awaitsReply = ({ task, asked }: DialogueState) =>
  task !== undefined && asked !== undefined && asked !== 'message'

/** Whether a summary was read back. Only a yes to one lets anything be written. */
export const isReadBack = ({ asked }: DialogueState) => asked === 'confirm' || asked === 'change'

/** Whether it is asking for what proves whose a booking is. */
export const isProving = ({ asked }: DialogueState) => asked === 'email' || asked === 'code'

/** Whether a wish about what is booked can be taken: nothing else is under way. */
export const isFreeForChange = (state: DialogueState) =>
  !isProving(state) && (state.task === undefined || state.task === 'move' || state.task === 'cancel')
