import type { KnowledgeEntry, KnowledgeSource, KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import type { Tx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { inBatches } from '../../in-batches.ts'
import { extractTerms } from '../../search/fold.ts'

export type NewEntry = KnowledgeText & { source: KnowledgeSource; isChecked: boolean }

/** Rows in one statement. */
const BATCH_SIZE = 50

/** Adds entries to the draft in the caller's transaction. Returns their ids, in the same order. */
export async function addEntries(tx: Tx, organisationId: string, entries: NewEntry[]): Promise<string[]> {
  await raiseRevision(tx, organisationId)
  const now = tx.now().toISOString()
  const rows = entries.map(({ isChecked, source, ...text }) => ({
    id: newId('kno'),
    organisation_id: organisationId,
    ...createColumns(text),
    source,
    checked_at: isChecked ? now : null,
    created_at: now,
    updated_at: now,
  }))
  for (const batch of inBatches(rows, BATCH_SIZE)) {
    await tx.db.insertInto('knowledge').values(batch).execute()
  }
  return rows.map(({ id }) => id)
}

/**
 * Invalidates the index of the draft in every process. Runs before the other writes of a transaction: publishing and
 * discarding wait for this lock, so no deadlock is possible.
 */
export async function raiseRevision(tx: Tx, organisationId: string): Promise<void> {
  await tx.db
    .updateTable('receptionists')
    .set((row) => ({ knowledge_revision: row('knowledge_revision', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .execute()
}

/** Puts a space before each word, so that a query word matches only at the start of a word. */
export function createColumns(text: KnowledgeText) {
  const { topic, questionEn, answerEn, questionGa, answerGa } = text
  return {
    topic,
    question_en: questionEn,
    answer_en: answerEn,
    question_ga: questionGa,
    answer_ga: answerGa,
    search_text: ` ${extractTerms([topic, questionEn, answerEn, questionGa, answerGa]).join(' ')}`,
  }
}

export function presentEntry(row: KnowledgeRow): KnowledgeEntry {
  return {
    id: row.id,
    topic: row.topic,
    questionEn: row.question_en,
    answerEn: row.answer_en,
    questionGa: row.question_ga,
    answerGa: row.answer_ga,
    source: row.source,
    isChecked: row.checked_at !== null,
    version: row.version,
    updatedAt: row.updated_at,
  }
}

export const entryNotFoundError = () =>
  new AppError('not_found', 'There is no such answer. Somebody may have deleted it.')

export const entryConflictError = () =>
  new AppError('conflict', 'A colleague changed or deleted this answer meanwhile. Nothing of yours is lost.')
