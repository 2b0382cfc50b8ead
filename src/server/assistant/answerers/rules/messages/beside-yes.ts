import { understandReply } from '../../../understanding/replies/reply.ts'
import type { Draft } from '../draft.ts'
import type { Clause } from '../read-message.ts'
import { withoutReply } from './dictate.ts'
import { tellsTeam } from './notes.ts'

/** What is said beside a yes to a message and belongs to it: neither a question nor a wish of its own. */
export function readBesideYes({ reading, state }: Draft): string {
  const isOther = ({ isQuestion, intent, namesTime, text }: Clause) =>
    !tellsTeam(text) &&
    (isQuestion || intent === 'cancel' || intent === 'move' || (namesTime && state.laterBooking !== undefined))
  const others = reading.clauses.filter(isOther)
  const isMore = (part: string) => part !== '' && others.every(({ text }) => !text.includes(part))
  return withoutReply(reading.text)
    .split(/[,.;!]+\s*/)
    .map((part) => part.trim())
    .filter((part) => isMore(part) && understandReply(part).answer !== 'yes')
    .join(', ')
}
