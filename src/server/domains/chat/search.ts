import type { ChatHit } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { presentMessage, selectMessages } from './messages.ts'
import { requireParticipant } from './scope.ts'
import { sequenceIn } from './topics.ts'
import { foldText, wordsOf } from './words.ts'

const MOST_HITS = 50
const MOST_WORDS = 8
/** After every character that a word can hold. */
const LAST = '\u{10ffff}'

/** Messages the reader may see that hold every word, by how it begins, the newest first. */
export async function searchMessages(ctx: Ctx, query: string): Promise<ChatHit[]> {
  const { scope } = await requireParticipant(ctx)
  const words = wordsOf(query.slice(0, 300)).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  let messages = selectMessages(ctx)
    .innerJoin('chat_threads', 'chat_threads.id', 'chat_messages.thread_id')
    .innerJoin('organisations', 'organisations.id', 'chat_messages.organisation_id')
    .select(['chat_threads.title', 'organisations.name as organisation_name'])
  messages =
    scope.kind === 'adviser'
      ? messages.where('chat_threads.source', '=', 'real')
      : messages.where('chat_messages.organisation_id', '=', scope.organisationId)
  for (const word of words) {
    messages = messages.where('chat_messages.id', 'in', (row) => {
      const found = row
        .selectFrom('chat_words')
        .select('message_id')
        .where('word', '>=', word)
        .where('word', '<', word + LAST)
      return scope.kind === 'adviser' ? found : found.where('chat_words.organisation_id', '=', scope.organisationId)
    })
  }
  const rows = await messages.orderBy(sequenceIn(scope), 'desc').limit(MOST_HITS).execute()
  return rows.map((row) => ({
    message: presentMessage(row, scope),
    threadTitle: row.title,
    organisationName: scope.kind === 'adviser' ? row.organisation_name : null,
    snippet: snippetOf(row.body, words),
  }))
}

const BEFORE = 40
const LENGTH = 160

/** The part of a text in which the first of the words stands. */
export function snippetOf(text: string, words: string[]): string {
  const plain = text.replaceAll(/\s+/g, ' ')
  const folded = foldText(plain)
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...places, plain.length) - BEFORE)
  const part = plain.slice(start, start + LENGTH)
  return `${start > 0 ? '…' : ''}${part}${start + LENGTH < plain.length ? '…' : ''}`
}
