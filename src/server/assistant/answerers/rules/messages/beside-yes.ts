import { asksForOwnBooking } from '../../../understanding/replies/own-booking.ts'
import { understandReply } from '../../../understanding/replies/reply.ts'
import type { Draft } from '../draft.ts'
import { readNoteThat } from '../questions/split-aside.ts'
import type { Clause } from '../reading/read-clauses.ts'
import { withoutReply } from './dictate.ts'
import { tellsTeam } from './notes.ts'

/** "Can I book a cut for Saturday morning?", beside a message: a wish of its own. */
export const wishesToBook = ({ intent, service, namesTime, text }: Clause): boolean =>
  service !== undefined && (namesTime || intent === 'book') && !tellsTeam(text)

/** What is said beside a yes to a message and belongs to it: neither a question nor a wish of its own. */
export function readBesideYes({ reading, state }: Draft): string {
  const isOther = (clause: Clause) =>
    wishesToBook(clause) ||
    (!tellsTeam(clause.text) &&
      readNoteThat(clause.text) === undefined &&
      (clause.isQuestion ||
        clause.intent === 'cancel' ||
        clause.intent === 'move' ||
        (clause.namesTime && state.laterBooking !== undefined)))
  const others = reading.clauses.filter(isOther)
  const isMore = (part: string) =>
    part !== '' && others.every(({ text }) => !text.includes(part) && !part.endsWith(text))
  return withoutReply(reading.text)
    .split(/[,.;!]+\s*/)
    .map((part) => part.trim())
    .filter((part) => isMore(part) && understandReply(part).answer !== 'yes')
    .join(', ')
}

/** "Yes, and can I book a cut for Saturday?", "… and what have I booked?": it is done behind the yes. */
export const isSecondWish = (clauses: Clause[], text: string) =>
  asksForOwnBooking(text) || clauses.some((clause) => clause.text === text && wishesToBook(clause))

/** "Yes, and could I get my apartment valued?": that booking is under way behind the yes. */
export const isBegun = ({ outcome, state: { task, slots } }: Draft, clauses: Clause[], said: string) =>
  outcome === 'booked' &&
  task === 'book' &&
  clauses.some(({ text, service }) => text === said && service !== undefined && service === slots.service)
