import { understandReply } from '../../../understanding/replies/reply.ts'
import type { Draft } from '../draft.ts'
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
