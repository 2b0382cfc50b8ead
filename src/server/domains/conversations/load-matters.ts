import { sql } from 'kysely'
import { ENGLISH } from '#content/receptionist/en/phrases.ts'
import { IRISH } from '#content/receptionist/ga/phrases.ts'
import type { ConversationMatter } from '#contracts/receptionist/desk.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { WAITING_OUTCOMES_SQL } from './needs-person.ts'

const EXCERPT_LENGTH = 160
const URGENCY: Record<ConversationMatter['kind'], number> = { urgent: 2, message: 1, question: 0 }

/**
 * Loads what each conversation needs a person for. The last words are often no more than thanks, and what was wrong was
 * said long before.
 */
export async function loadMatters(
  { db }: Pick<Ctx, 'db'>,
  conversations: { id: string }[],
): Promise<Map<string, ConversationMatter>> {
  const matters = new Map<string, ConversationMatter>()
  if (conversations.length === 0) return matters
  const rows = await db
    .selectFrom('turns')
    .innerJoin('messages as asked', 'asked.id', 'turns.message_id')
    .innerJoin('messages as reply', 'reply.id', 'turns.reply_id')
    .select(['turns.conversation_id', 'turns.steps'])
    .select('asked.text as asked')
    .where(
      'turns.conversation_id',
      'in',
      conversations.map(({ id }) => id),
    )
    .where(sql<boolean>`reply.outcome in (${WAITING_OUTCOMES_SQL})`)
    .orderBy('turns.conversation_id')
    .orderBy('turns.sequence')
    .execute()
  for (const { conversation_id: id, steps, asked } of rows) {
    const matter = readMatter(JSON.parse(steps) as TurnStep[], asked)
    const known = matters.get(id)
    if (known === undefined || URGENCY[matter.kind] > URGENCY[known.kind]) matters.set(id, matter)
  }
  return matters
}

/** The message taken in a turn, or else the words of the contact. */
function readMatter(steps: TurnStep[], asked: string): ConversationMatter {
  const taken = steps.find((step) => step.kind === 'tool' && step.tool === 'takeMessage')
  const message = taken && (taken.input as { text: string }[])[0]?.text
  const text = toLine(message ?? asked)
  if (steps.some(({ kind }) => kind === 'emergency')) return { kind: 'urgent', text }
  if (message === undefined) return { kind: 'question', text }
  const urgent = [ENGLISH, IRISH].map(({ urgentMessage }) => urgentMessage('')).find((mark) => text.startsWith(mark))
  return urgent === undefined ? { kind: 'message', text } : { kind: 'urgent', text: text.slice(urgent.length) }
}

function toLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : line
}
