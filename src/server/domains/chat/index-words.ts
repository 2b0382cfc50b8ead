import { stripMarks } from '#contracts/words/strip-marks.ts'
import type { Tx } from '../../context.ts'
import { inBatches } from '../../in-batches.ts'

const MAX_WORD_LENGTH = 40
const MAX_WORDS = 600

/** The words of a text for the index: lower case, without accents, each once, at most 600. */
export function splitWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))].slice(0, MAX_WORDS)
}

export function foldText(text: string): string {
  return stripMarks(text).toLowerCase()
}

const BATCH_SIZE = 200

/** Indexes the words of a message, in the transaction that stores it. */
export async function indexWords(
  tx: Tx,
  message: { id: string; organisation_id: string; body: string },
): Promise<void> {
  const rows = splitWords(message.body).map((word) => ({
    organisation_id: message.organisation_id,
    word,
    message_id: message.id,
  }))
  for (const batch of inBatches(rows, BATCH_SIZE)) {
    await tx.db.insertInto('chat_words').values(batch).execute()
  }
}
