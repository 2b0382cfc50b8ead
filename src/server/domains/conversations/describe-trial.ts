import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TalkBooking, TurnStep } from '#contracts/receptionist/talk.ts'
import { describeSteps } from './describe-steps.ts'
import { describeBooking, describeSaid, RECEPTIONIST } from './timeline.ts'

/** What was said on trial to a draft, what it replied, and how it came to that. */
type TriedTurn = {
  /** Begins the ids of its moments. */
  id: string
  at: string
  asked: { text: string; language: Language }
  reply: { text: string; language: Language }
  steps: TurnStep[]
  booking?: TalkBooking | undefined
  /** The question, if the draft has no answer. */
  unanswered?: string | undefined
}

const TAGS = { booked: 'Would book', moved: 'Would move', cancelled: 'Would cancel' }

/** Describes a turn on trial as the desk describes turns. */
export function describeTriedTurn(turn: TriedTurn, configuration: ReceptionistConfiguration): DeskMoment[] {
  const { id, at, asked, reply, steps, booking, unanswered } = turn
  const did: Omit<Extract<DeskMoment, { kind: 'did' }>, 'id' | 'at' | 'kind'>[] = [
    ...describeSteps(steps, configuration, true),
  ]
  if (steps.some(({ kind }) => kind === 'emergency')) {
    did.push({ mark: 'step', text: 'Would mail your team at once. Nobody is told here' })
  }
  if (unanswered !== undefined) {
    const toAnswer = { text: unanswered, language: asked.language }
    did.push({ mark: 'unknown', tag: 'Did not know', text: unanswered, toAnswer })
  }
  if (booking !== undefined) {
    did.push({ mark: 'done', tag: TAGS[booking.state], text: describeBooking(booking, configuration) })
  }
  return [
    describeSaid({ id: `${id}-asked`, at, by: 'contact', author: 'You', ...asked }),
    ...did.map((one, index): DeskMoment => ({ id: `${id}-${index}`, at, kind: 'did', ...one })),
    describeSaid({ id: `${id}-reply`, at, by: 'receptionist', author: RECEPTIONIST, ...reply }),
  ]
}

/** Describes the first words of a conversation, and what it knew of the caller before that. */
export const describeTriedOpening = (
  texts: { text: string; language: Language }[],
  at: string,
  known: string[],
): DeskMoment[] => [
  ...known.map((text, index): DeskMoment => ({ id: `known-${index}`, at, kind: 'did', mark: 'step', text })),
  ...texts.map((text, index) =>
    describeSaid({ id: `opening-${index}`, at, by: 'receptionist', author: RECEPTIONIST, ...text }),
  ),
  { id: 'disclosure', at, kind: 'did', mark: 'step', text: 'Said that it is an AI' },
]
