import { type KnowledgeEntry, type KnowledgeText, knowledgeEntry } from '#contracts/receptionist/configuration.ts'
import { requireMember, requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { KnowledgeRow, KnowledgeTable } from '../../database/receptionist-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'

export type NewEntry = KnowledgeText & { source: KnowledgeTable['source']; isChecked: boolean }

/** Rows of one statement. */
const BATCH_SIZE = 50

/** Adds entries in the caller's transaction. */
export async function addEntries(tx: Tx, organisationId: string, entries: NewEntry[]): Promise<void> {
  const now = tx.now().toISOString()
  const rows = entries.map(({ isChecked, source, ...text }) => ({
    id: newId('kno'),
    organisation_id: organisationId,
    ...columnsOf(text),
    source,
    checked_at: isChecked ? now : null,
    created_at: now,
    updated_at: now,
  }))
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await tx.db
      .insertInto('knowledge')
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute()
  }
  await raiseRevision(tx, organisationId)
}

/** Replaces the entries of one source in the caller's transaction. */
export async function replaceEntriesOf(
  tx: Tx,
  organisationId: string,
  source: KnowledgeTable['source'],
  entries: NewEntry[],
): Promise<void> {
  await tx.db
    .deleteFrom('knowledge')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', source)
    .execute()
  await addEntries(tx, organisationId, entries)
}

/** All entries of the actor's organisation, those to check first. */
export async function listEntries(ctx: Ctx): Promise<KnowledgeEntry[]> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const rows = await ctx.db
    .selectFrom('knowledge')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute()
  return rows.map(presentEntry).toSorted((a, b) => Number(a.isChecked) - Number(b.isChecked))
}

/** Adds an entry, or changes one from the version that was read. It counts as checked. Throws `conflict`. */
export async function saveEntry(ctx: Ctx, input: unknown, known?: { id: string; version: number }): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const text = parseInput(knowledgeEntry, input)
  return inTransaction(ctx, async (tx) => {
    const id = known === undefined ? await insertEntry(tx, organisationId, text) : await updateEntry(tx, known, text)
    await raiseRevision(tx, organisationId)
    await recordAudit(tx, 'knowledge.saved', { kind: 'knowledge', id })
    return id
  })
}

async function insertEntry(tx: Tx, organisationId: string, text: KnowledgeText): Promise<string> {
  const [id, now] = [newId('kno'), tx.now().toISOString()]
  const times = { checked_at: now, created_at: now, updated_at: now }
  await tx.db
    .insertInto('knowledge')
    .values({ id, organisation_id: organisationId, ...columnsOf(text), source: 'person', ...times })
    .execute()
  return id
}

async function updateEntry(tx: Tx, { id, version }: { id: string; version: number }, text: KnowledgeText) {
  const now = tx.now().toISOString()
  const updated = await tx.db
    .updateTable('knowledge')
    .set((row) => ({ ...columnsOf(text), checked_at: now, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('organisation_id', '=', requireMember(tx).organisationId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (updated !== undefined) return updated.id
  throw new AppError('conflict', 'This answer was changed or deleted meanwhile. Please load the page again.')
}

/** Throws `not_found`. */
export async function deleteEntry(ctx: Ctx, id: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  await inTransaction(ctx, async (tx) => {
    const deleted = await tx.db
      .deleteFrom('knowledge')
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .returning('id')
      .executeTakeFirst()
    if (deleted === undefined) throw new AppError('not_found', 'There is no such answer.')
    await raiseRevision(tx, organisationId)
    await recordAudit(tx, 'knowledge.deleted', { kind: 'knowledge', id })
  })
}

/** Every process builds its indexes of the organisation anew. */
async function raiseRevision(tx: Tx, organisationId: string): Promise<void> {
  await tx.db
    .updateTable('receptionists')
    .set((row) => ({ knowledge_revision: row('knowledge_revision', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .execute()
}

const columnsOf = ({ topic, questionEn, answerEn, questionGa, answerGa }: KnowledgeText) => ({
  topic,
  question_en: questionEn,
  answer_en: answerEn,
  question_ga: questionGa,
  answer_ga: answerGa,
})

function presentEntry(row: KnowledgeRow): KnowledgeEntry {
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
