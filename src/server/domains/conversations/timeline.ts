import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { countStrokes, type DeskConversation, type DeskMoment } from '#contracts/receptionist/desk.ts'
import type { TalkBooking, TurnStep } from '#contracts/receptionist/talk.ts'
import { formatMoment, formatTime } from '#contracts/words/dates.ts'
import type { AuditedAction } from '../audit/index.ts'
import type { Colleague } from './colleagues.ts'
import { describeSteps } from './describe-steps.ts'
import type { ConversationRecords } from './load-records.ts'
import { nameInEnglish } from './name-service.ts'

export const readUserId = ({ userId }: Record<string, unknown>) => (typeof userId === 'string' ? userId : null)

type Sources = ConversationRecords & {
  conversation: DeskConversation
  configuration: ReceptionistConfiguration
  people: Map<string, Colleague>
}

/** Builds the list of all events of a conversation, in order. */
export function buildTimeline(sources: Sources): DeskMoment[] {
  const findName = (id: string | null) => sources.people.get(id ?? '')?.name ?? 'Somebody whose account is gone'
  const moments = [
    ...sources.messages.flatMap((message) => listMessageMoments(sources, message, findName)),
    ...sources.actions.map((action) => describeAction(action, findName)),
    ...sources.notes.map(
      ({ id, created_at, author_id, text }): DeskMoment => ({
        id,
        at: created_at,
        kind: 'note',
        author: findName(author_id),
        text,
      }),
    ),
  ]
  return withHandovers(moments.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)))
}

type Message = ConversationRecords['messages'][number]

/** Places the work of a turn before its reply. Without a reply, after the contact's message. */
function listMessageMoments(sources: Sources, message: Message, findName: (id: string | null) => string): DeskMoment[] {
  const { turns, unknown, conversation } = sources
  const { id, created_at: at, sender } = message
  const author =
    sender === 'staff' ? findName(message.author_id) : sender === 'contact' ? getCallerName(conversation) : RECEPTIONIST
  const text = describeSaid({ id, at, by: sender, author, text: message.text, language: message.language })
  const turn = turns.find(({ message_id, reply_id }) => (reply_id === null ? message_id === id : reply_id === id))
  if (turn === undefined) return [text, ...discloseAfter(sources, message)]
  const question = unknown.find(({ message_id }) => message_id === turn.message_id)
  const steps = describeSteps(JSON.parse(turn.steps) as TurnStep[], sources.configuration)
  const did = steps.map((step, index): DeskMoment => ({ id: `${turn.id}-${index}`, at, kind: 'did', ...step }))
  const missed: DeskMoment[] = question === undefined ? [] : [describeUnknown(turn.id, at, question)]
  return turn.reply_id === null ? [text, ...did, ...missed] : [...did, ...missed, ...listBooked(sources, message), text]
}

export const describeSaid = (said: Omit<Extract<DeskMoment, { kind: 'said' }>, 'kind' | 'strokes'>): DeskMoment => ({
  ...said,
  kind: 'said',
  strokes: countStrokes(said.text.split(/\s+/).length),
})

function describeUnknown(
  turnId: string,
  at: string,
  { id, text, resolution }: ConversationRecords['unknown'][number],
): DeskMoment {
  const open = resolution === null ? { unansweredId: id } : {}
  return { id: `${turnId}-unknown`, at, kind: 'did', mark: 'unknown', tag: 'Did not know', text, ...open }
}

export const RECEPTIONIST = 'Receptionist'

export const getCallerName = ({ contact }: Pick<DeskConversation, 'contact'>): string =>
  contact.name ?? contact.phone ?? contact.email ?? 'Visitor'

/** Adds the disclosure after the first words, in both languages. */
function discloseAfter({ messages }: Sources, { id, created_at: at, sender }: Message): DeskMoment[] {
  const opening = messages.slice(
    0,
    messages.findIndex((message) => message.sender !== 'receptionist'),
  )
  if (sender !== 'receptionist' || (opening.at(-1) ?? messages.at(-1))?.id !== id) return []
  return [{ id: `${id}-disclosure`, at, kind: 'did', mark: 'step', text: 'Said that it is an AI' }]
}

const BOOKING_TAGS = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' }

function listBooked({ configuration }: Sources, { id, created_at: at, booking }: Message): DeskMoment[] {
  if (booking === null) return []
  const made = JSON.parse(booking) as TalkBooking
  const text = describeBooking(made, configuration)
  return [
    { id: `${id}-booking`, at, kind: 'did', mark: 'done', tag: BOOKING_TAGS[made.state], text, bookingId: made.id },
  ]
}

export function describeBooking(booking: TalkBooking, configuration: ReceptionistConfiguration): string {
  const { service, startsAt, endsAt, address } = nameInEnglish(booking, configuration)
  const time = `${formatMoment(startsAt)} to ${formatTime(endsAt)}`
  return [service, time, address].filter(Boolean).join(', ')
}

function describeAction(
  { id, at, action, actorId, details }: AuditedAction,
  findName: (id: string | null) => string,
): DeskMoment {
  const actor = findName(actorId)
  if (action === 'conversation.taken_over') {
    return { id, at, kind: 'did', mark: 'taken over', text: `${actor} took over` }
  }
  if (action === 'conversation.given_back') {
    return { id, at, kind: 'did', mark: 'given back', text: `${actor} gave it back to the receptionist` }
  }
  if (action === 'conversation.assigned') {
    const receiver = readUserId(details)
    const text =
      receiver === null ? `${actor} gave it to nobody in particular` : `${actor} gave it to ${findName(receiver)}`
    return { id, at, kind: 'did', mark: 'step', text }
  }
  const closed = details.close === true ? ', and closed it' : ''
  return { id, at, kind: 'did', mark: 'step', text: `${actor} set the outcome: ${String(details.outcome)}${closed}` }
}

/**
 * Adds implied handovers: a message of staff takes over, and a later reply of the receptionist means that the
 * conversation was given back.
 */
function withHandovers(moments: DeskMoment[]): DeskMoment[] {
  let isWithPerson = false
  return moments.flatMap((moment): DeskMoment[] => {
    const { id, at } = moment
    if (moment.kind === 'did' && moment.mark === 'taken over') {
      const wasWithPerson = isWithPerson
      isWithPerson = true
      return wasWithPerson ? [] : [moment]
    }
    if (moment.kind === 'did' && moment.mark === 'given back') isWithPerson = false
    if (moment.kind !== 'said' || moment.by === 'contact' || (moment.by === 'staff') === isWithPerson) return [moment]
    isWithPerson = moment.by === 'staff'
    const handover: DeskMoment = isWithPerson
      ? { id: `${id}-handover`, at, kind: 'did', mark: 'taken over', text: `${moment.author} took over` }
      : { id: `${id}-handover`, at, kind: 'did', mark: 'given back', text: 'The receptionist answers again' }
    return [handover, moment]
  })
}
