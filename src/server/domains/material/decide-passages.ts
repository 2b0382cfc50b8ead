import { type KnowledgeText, knowledgeEntry } from '#contracts/receptionist/knowledge.ts'
import type { PassageStart } from '#contracts/receptionist/material.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { PassageRow } from '../../database/material-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { addEntries, loadSameQuestions, refuseSameQuestion, refuseTooMany } from '../knowledge/index.ts'
import { getPassage, passageGoneError } from './list-passages.ts'

/**
 * Returns the first text of an answer that is made of a passage: its words, in its language only. Throws `not_found`.
 */
export async function startFromPassage(ctx: Ctx, id: string): Promise<PassageStart> {
  const { sourceId, sourceName, language, isInstruction, page, comparisons, ...words } = await getPassage(ctx, id)
  return { id, sourceId, sourceName, language, isInstruction, page, comparisons, text: inLanguage(language, words) }
}

function inLanguage(language: PassageRow['language'], { question, answer }: { question: string; answer: string }) {
  return language === 'en' ? { questionEn: question, answerEn: answer } : { questionGa: question, answerGa: answer }
}

/**
 * Makes an answer of the draft from a passage, in the words that were sent. Throws `not_found`, `invalid_input` for a
 * question that another answer has, and `conflict` for a passage that was accepted already.
 */
export async function acceptPassage(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const text = parseInput(knowledgeEntry, input)
  const row = await findPassage(ctx, organisationId, id)
  await refuseSameQuestion(ctx, organisationId, text, undefined)
  await inTransaction(ctx, (tx) => accept(tx, organisationId, [{ row, text }]))
}

/**
 * Makes unchanged passages into answers. Leaves out passages that a person should read first: texts like instructions,
 * and questions that another answer has. Returns the numbers of accepted and of left passages.
 */
export async function acceptPassages(ctx: Ctx, ids: string[]): Promise<{ accepted: number; left: number }> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const rows = await listChosen(ctx, organisationId, ids)
  const [en, ga] = [
    await loadSameQuestions(ctx, { organisationId, language: 'en' }),
    await loadSameQuestions(ctx, { organisationId, language: 'ga' }),
  ]
  const keys = new Set<string>()
  const chosen = rows.flatMap((row) => {
    const isAsked = (row.language === 'en' ? en : ga)(row.question) !== undefined || keys.has(row.question_key)
    keys.add(row.question_key)
    const text = knowledgeEntry.safeParse(inLanguage(row.language, row))
    return isAsked || row.instruction_at !== null || !text.success ? [] : [{ row, text: text.data }]
  })
  if (chosen.length > 0) await inTransaction(ctx, (tx) => accept(tx, organisationId, chosen))
  return { accepted: chosen.length, left: rows.length - chosen.length }
}

/** Dismisses passages. They are proposed again when their source changes. Returns how many. */
export async function dismissPassages(ctx: Ctx, ids: string[]): Promise<number> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const rows = await listChosen(ctx, organisationId, ids)
  if (rows.length === 0) return 0
  await inTransaction(ctx, async (tx) => {
    for (const { id } of rows) {
      const proposed = tx.db.updateTable('material_passages').set({ state: 'dismissed' }).where('id', '=', id)
      await proposed.where('state', '=', 'proposed').execute()
    }
    await recordAudit(tx, 'material.dismissed', { kind: 'organisation', id: organisationId }, { count: rows.length })
  })
  return rows.length
}

/** Throws `invalid_input` where none was chosen. */
async function listChosen({ db }: Ctx, organisationId: string, ids: string[]): Promise<PassageRow[]> {
  if (ids.length === 0) throw new AppError('invalid_input', 'Please tick a passage first.')
  return db
    .selectFrom('material_passages')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids.slice(0, 100))
    .where('state', '=', 'proposed')
    .orderBy('id')
    .execute()
}

async function findPassage({ db }: Ctx, organisationId: string, id: string): Promise<PassageRow> {
  const row = await db
    .selectFrom('material_passages')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw passageGoneError()
  return row
}

type Chosen = { row: PassageRow; text: KnowledgeText }

async function accept(tx: Tx, organisationId: string, chosen: Chosen[]): Promise<void> {
  await refuseTooMany(tx, organisationId, chosen.length)
  const kinds = await listKinds(tx, organisationId)
  const entries = chosen.map(({ row, text }) => ({
    ...text,
    source: kinds.get(row.source_id) ?? ('document' as const),
    isChecked: true,
  }))
  const ids = await addEntries(tx, organisationId, entries)
  for (const [index, { row }] of chosen.entries()) {
    // Only the words that staff saw, because a reading may have changed the passages since.
    const { numUpdatedRows } = await tx.db
      .updateTable('material_passages')
      .set({ state: 'accepted', entry_id: ids[index] ?? null, previous_answer: null, changed_at: null })
      .where('id', '=', row.id)
      .where('text_hash', '=', row.text_hash)
      .where(({ or, not, exists, eb, selectFrom }) =>
        or([
          eb('state', '!=', 'accepted'),
          // Its answer was deleted, or went with a discarded draft.
          not(exists(selectFrom('knowledge').select('knowledge.id').whereRef('knowledge.id', '=', 'entry_id'))),
        ]),
      )
      .executeTakeFirstOrThrow()
    if (Number(numUpdatedRows) === 0) {
      throw new AppError('conflict', 'A colleague accepted this passage meanwhile, or its source changed.')
    }
  }
  await recordAudit(tx, 'material.accepted', { kind: 'organisation', id: organisationId }, { entries: ids })
}

async function listKinds({ db }: Tx, organisationId: string) {
  const rows = await db
    .selectFrom('material_sources')
    .select(['id', 'kind'])
    .where('organisation_id', '=', organisationId)
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
