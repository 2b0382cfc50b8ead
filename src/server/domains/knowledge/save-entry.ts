import { z } from 'zod'
import { id as idOf, version } from '#contracts/primitives.ts'
import { listWordings } from '#contracts/receptionist/answer-text.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { type KnowledgeText, knowledgeEntry, MAX_ENTRIES } from '#contracts/receptionist/knowledge.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { requireMember, requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError, type FieldErrors } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { createColumns, entryConflictError, entryNotFoundError, raiseRevision } from './entries.ts'
import { loadSameQuestions } from './find-answers.ts'
import { PAGE_SIZE } from './list-entries.ts'
import { markAnswered } from './unanswered.ts'
import { presentText } from './version-texts.ts'

const knownVersion = z.object({ id: idOf('kno'), version })
const knownVersions = z.array(knownVersion).min(1).max(PAGE_SIZE)

type Saving = {
  /** The entry that the form showed, and its version. Undefined for a new one. */
  known?: { id: string; version: unknown } | undefined
  /** The unanswered question that this entry answers. */
  unansweredId?: string | undefined
}

/**
 * Adds an entry to the draft, or changes the version that the form showed. Marks it as checked, and as the answer to
 * all questions that mean the same as `unansweredId`. Returns its id. Throws `conflict`, and `invalid_input` for a
 * question that another entry has.
 */
export async function saveEntry(ctx: Ctx, input: unknown, { known, unansweredId }: Saving = {}): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const text = parseInput(knowledgeEntry, input)
  const read = known === undefined ? undefined : parseInput(knownVersion, known)
  await refuseSameQuestion(ctx, organisationId, text, read?.id)
  return inTransaction(ctx, async (tx) => {
    await raiseRevision(tx, organisationId)
    const id = read === undefined ? await insertEntry(tx, organisationId, text) : await updateEntry(tx, read, text)
    if (unansweredId !== undefined) await markAnswered(tx, organisationId, unansweredId)
    await recordAudit(tx, 'knowledge.saved', { kind: 'knowledge', id })
    return id
  })
}

/** Throws `invalid_input` for a question that another entry has, because a caller could get either answer. */
export async function refuseSameQuestion(
  ctx: Ctx,
  organisationId: string,
  text: KnowledgeText,
  ownId: string | undefined,
) {
  const fieldErrors: FieldErrors = {}
  for (const [language, field] of [
    ['en', 'questionEn'],
    ['ga', 'questionGa'],
  ] as const) {
    const findSame = await loadSameQuestions(ctx, { organisationId, language })
    const taken = listWordings(text[field] ?? '').find((wording) => ![undefined, ownId].includes(findSame(wording)))
    if (taken !== undefined) fieldErrors[field] = `Another answer has this question already: “${taken}”`
  }
  const [message] = Object.values(fieldErrors)
  if (message !== undefined) throw new AppError('invalid_input', message, { fieldErrors })
}

/** Throws `conflict` when an organisation would exceed the maximum number of entries. */
export async function refuseTooMany(tx: Tx, organisationId: string, added: number): Promise<void> {
  const { count } = await tx.db
    .selectFrom('knowledge')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  if (Number(count) + added <= MAX_ENTRIES) return
  throw new AppError('conflict', `A receptionist can have ${formatCount(MAX_ENTRIES)} answers at most.`)
}

async function insertEntry(tx: Tx, organisationId: string, text: KnowledgeText): Promise<string> {
  await refuseTooMany(tx, organisationId, 1)
  const [id, now] = [newId('kno'), tx.now().toISOString()]
  const times = { checked_at: now, created_at: now, updated_at: now }
  await tx.db
    .insertInto('knowledge')
    .values({ id, organisation_id: organisationId, ...createColumns(text), source: 'person', ...times })
    .execute()
  return id
}

/** Changes an entry of the actor's organisation in the caller's transaction. Throws `conflict`. */
export async function updateEntry(
  tx: Tx,
  known: { id: string; version: number },
  text: KnowledgeText,
  isChecked = true,
): Promise<string> {
  const now = tx.now().toISOString()
  const checked = { checked_at: isChecked ? now : null, updated_at: now }
  const updated = await tx.db
    .updateTable('knowledge')
    .set((row) => ({ ...createColumns(text), ...checked, version: row('version', '+', 1) }))
    .where('id', '=', known.id)
    .where('organisation_id', '=', requireMember(tx).organisationId)
    .where('version', '=', known.version)
    .returning('id')
    .executeTakeFirst()
  if (updated === undefined) throw entryConflictError()
  return updated.id
}

type NewAnswer = { organisationId: string; id: string; language: Language; answer: string }

/** Replaces the answer of an entry in one language, in the caller's transaction. Throws `not_found`. */
export async function changeAnswer(tx: Tx, { organisationId, id, language, answer }: NewAnswer): Promise<void> {
  await raiseRevision(tx, organisationId)
  const row = await tx.db
    .selectFrom('knowledge')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw entryNotFoundError()
  const text = { ...presentText(row), [language === 'en' ? 'answerEn' : 'answerGa']: answer }
  await updateEntry(tx, { id, version: row.version }, text)
}

/** Marks entries as checked: all of them, or none. Throws `conflict` when one is not the version that the page showed. */
export async function checkEntries(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const entries = parseInput(knownVersions, input)
  await inTransaction(ctx, async (tx) => {
    for (const known of entries) {
      const checked = await tx.db
        .updateTable('knowledge')
        .set((row) => ({ checked_at: tx.now().toISOString(), version: row('version', '+', 1) }))
        .where('id', '=', known.id)
        .where('organisation_id', '=', organisationId)
        .where('version', '=', known.version)
        .returning('id')
        .executeTakeFirst()
      if (checked === undefined) throw entryConflictError()
      await recordAudit(tx, 'knowledge.checked', { kind: 'knowledge', id: known.id })
    }
  })
}
