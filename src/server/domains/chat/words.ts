import type { Tx } from '../../context.ts'

const LONGEST_WORD = 40
const MOST_WORDS = 600

/** The words of a text as they are searched for: small letters, without fadas and other accents, each once. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS)
}

export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const ROWS_AT_ONCE = 200

/** Makes a message findable, in the transaction that stores it. */
export async function indexWords(
  tx: Tx,
  message: { id: string; organisation_id: string; body: string },
): Promise<void> {
  const rows = wordsOf(message.body).map((word) => ({
    organisation_id: message.organisation_id,
    word,
    message_id: message.id,
  }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.db
      .insertInto('chat_words')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  }
}
