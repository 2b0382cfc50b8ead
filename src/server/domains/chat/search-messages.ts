import type { ChatHit } from '#contracts/chat.ts'
import type { Ctx } from '../../context.ts'
import { foldText, splitWords } from './index-words.ts'
import { getSequenceColumn } from './message-numbers.ts'
import { requireParticipant } from './require-participant.ts'
import { presentMessage, selectMessages } from './select-messages.ts'

const MAX_RESULTS = 50
const MAX_QUERY_WORDS = 8
/** Sorts after every character of a word. */
const HIGHEST_CHARACTER = '\u{10ffff}'

/** Messages that contain a word with each of these beginnings, newest first. */
export async function searchMessages(ctx: Ctx, query: string): Promise<ChatHit[]> {
  const { scope } = await requireParticipant(ctx)
  const words = splitWords(query.slice(0, 300)).slice(0, MAX_QUERY_WORDS)
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
      const matches = row
        .selectFrom('chat_words')
        .select('message_id')
        .where('word', '>=', word)
        .where('word', '<', word + HIGHEST_CHARACTER)
      return scope.kind === 'adviser' ? matches : matches.where('chat_words.organisation_id', '=', scope.organisationId)
    })
  }
  const rows = await messages.orderBy(getSequenceColumn(scope), 'desc').limit(MAX_RESULTS).execute()
  return rows.map((row) => ({
    message: presentMessage(row, scope),
    threadTitle: row.title,
    organisationName: scope.kind === 'adviser' ? row.organisation_name : null,
    snippet: cutSnippet(row.body, words),
  }))
}

const SNIPPET_LEAD = 40
const SNIPPET_LENGTH = 160

/** The part of a text around the first of the words. */
function cutSnippet(text: string, words: string[]): string {
  const plain = text.replaceAll(/\s+/g, ' ')
  const folded = foldText(plain)
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...places, plain.length) - SNIPPET_LEAD)
  const part = plain.slice(start, start + SNIPPET_LENGTH)
  return `${start > 0 ? '…' : ''}${part}${start + SNIPPET_LENGTH < plain.length ? '…' : ''}`
}
