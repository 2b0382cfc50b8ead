import { sql } from 'kysely'
import { countStrokes, type LinePart } from '#contracts/receptionist/desk.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { MessageSender, TalkBooking } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'

/** A conversation's summary for a row of the desk. */
export type ConversationSummary = {
  line: LinePart[]
  languages: Language[]
  lastWords: string
  booking: TalkBooking | null
}

/** Longer conversations do not fit in a row. */
const MAX_MESSAGES = 5_000
const EXCERPT_LENGTH = 160

type SummaryRow = {
  conversation_id: string
  sender: MessageSender
  language: Language
  booking: string | null
  excerpt: string
  words: number | string
  is_unknown: number
}

/** Loads the summaries of conversations, by their ids. */
export async function loadSummaries(
  { db }: Pick<Ctx, 'db'>,
  conversations: { id: string }[],
): Promise<Map<string, ConversationSummary>> {
  if (conversations.length === 0) return new Map()
  const ids = conversations.map(({ id }) => id)
  const rows: SummaryRow[] = await db
    .selectFrom('messages')
    .leftJoin('unanswered_questions', 'unanswered_questions.message_id', 'messages.id')
    .select(['messages.conversation_id', 'sender', 'messages.language', 'booking'])
    .select(sql<string>`substr(messages.text, 1, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt'))
    .select(sql<number>`length(messages.text) - length(replace(messages.text, ' ', '')) + 1`.as('words'))
    .select(sql<number>`case when unanswered_questions.id is null then 0 else 1 end`.as('is_unknown'))
    .where('messages.conversation_id', 'in', ids)
    .orderBy('messages.conversation_id')
    .orderBy('messages.sequence')
    .limit(MAX_MESSAGES)
    .execute()
  const said = new Map<string, ConversationSummary>()
  for (const row of rows) {
    const known = said.get(row.conversation_id) ?? { line: [], languages: [], lastWords: '', booking: null }
    said.set(row.conversation_id, addRow(known, row))
  }
  return said
}

function addRow(said: ConversationSummary, row: SummaryRow): ConversationSummary {
  const isContact = row.sender === 'contact'
  const isNewLanguage = isContact && !said.languages.includes(row.language)
  return {
    line: [...said.line, ...listParts(said, row)],
    languages: isNewLanguage ? [...said.languages, row.language] : said.languages,
    lastWords: isContact ? row.excerpt.replaceAll(/\s+/g, ' ') : said.lastWords,
    booking: row.booking === null ? said.booking : (JSON.parse(row.booking) as TalkBooking),
  }
}

/** A booking happens before the reply that reports it. The first message of staff implies a take-over. */
function listParts({ line }: ConversationSummary, { sender, words, booking, is_unknown }: SummaryRow): LinePart[] {
  const isFirstOfStaff = sender === 'staff' && !line.some(({ kind }) => kind === 'staff')
  return [
    ...(isFirstOfStaff ? [{ kind: 'taken over' } as const] : []),
    ...(booking === null ? [] : [{ kind: 'done' } as const]),
    { kind: sender, strokes: countStrokes(Number(words)) },
    ...(Number(is_unknown) === 1 ? [{ kind: 'unknown' } as const] : []),
  ]
}
