import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import { knowledgeAddress, type QuestionFilter, type UnansweredQuestion } from '#contracts/receptionist/knowledge.ts'
import { requirePermission } from '../../access.ts'
import { questionKey } from '../../assistant/retrieval/question-key.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery, pickColumns } from '../../database/kept-query.ts'
import type { UnansweredQuestionsTable } from '../../database/receptionist-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { recordAudit } from '../audit/index.ts'
import { presentQuestions } from './present-questions.ts'
import { WEEK_DAYS } from './uses.ts'

type UnansweredMessage = {
  organisationId: string
  conversationId: string
  messageId: string
  text: string
  language: Language
}

const findDismissed = keptQuery((db, values: { organisationId: string; key: string }) =>
  db
    .selectFrom('unanswered_questions')
    .select('id')
    .where('organisation_id', '=', values.organisationId)
    .where('question_key', '=', values.key)
    .where('resolution', '=', 'dismissed')
    .limit(1),
)

const COLUMNS = [
  'id',
  'organisation_id',
  'conversation_id',
  'message_id',
  'text',
  'language',
  'question_key',
  'resolution',
  'resolved_at',
  'created_at',
] as const
const insertQuestion = keptQuery((db, row: Selectable<UnansweredQuestionsTable>) =>
  db
    .insertInto('unanswered_questions')
    .values(pickColumns(row, COLUMNS))
    .onConflict((conflict) => conflict.column('message_id').doNothing()),
)

/**
 * Stores an unanswered question, in the caller's transaction. Once for each message. Questions that mean the same as a
 * dismissed one are stored as dismissed.
 */
export async function recordUnanswered(tx: Tx, asked: UnansweredMessage): Promise<void> {
  const [key, now] = [questionKey(asked.text, asked.language), tx.now().toISOString()]
  const isDismissed = (await findDismissed(tx, { organisationId: asked.organisationId, key })).length > 0
  await insertQuestion(tx, {
    id: newId('unq'),
    organisation_id: asked.organisationId,
    conversation_id: asked.conversationId,
    message_id: asked.messageId,
    text: asked.text,
    language: asked.language,
    question_key: key,
    resolution: isDismissed ? 'dismissed' : null,
    resolved_at: isDismissed ? now : null,
    created_at: now,
  })
}

/** More than staff can work through at once. */
const PAGE_SIZE = 50

const getWeekStart = (ctx: Ctx) => new Date(ctx.now().getTime() - WEEK_DAYS * 86_400_000).toISOString()

/** Lists the organisation's unanswered questions, most frequent first. `more` counts those not listed. */
export async function listUnanswered(
  ctx: Ctx,
  input: unknown = {},
): Promise<{ items: UnansweredQuestion[]; more: number }> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const { questions } = knowledgeAddress.parse(input)
  const groups = await selectGroups(ctx, organisationId, questions).execute()
  const listed = groups.slice(0, PAGE_SIZE)
  return { items: await presentQuestions(ctx, organisationId, listed), more: groups.length - listed.length }
}

export async function countQuestions(ctx: Ctx): Promise<Record<'week' | QuestionFilter, number>> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const count = async (filter: QuestionFilter | undefined) =>
    (await selectGroups(ctx, organisationId, filter).execute()).length
  return { week: await count(undefined), earlier: await count('earlier'), 'not-ours': await count('not-ours') }
}

function selectGroups(ctx: Ctx, organisationId: string, filter: QuestionFilter | undefined) {
  const start = getWeekStart(ctx)
  const groups = ctx.db
    .selectFrom('unanswered_questions')
    .select(({ fn }) => ['question_key', fn.countAll<number>().as('times'), fn.max('id').as('id')])
    .where('organisation_id', '=', organisationId)
    .groupBy('question_key')
    .orderBy('times', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_GROUPS)
  if (filter === 'not-ours') return groups.where('resolution', '=', 'dismissed')
  const open = groups.where('resolution', 'is', null)
  return filter === 'earlier'
    ? open.having(({ fn }) => fn.max('created_at'), '<', start)
    : open.having(({ fn }) => fn.max('created_at'), '>=', start)
}

const MAX_GROUPS = 1_000

const countThisWeek = keptQuery((db, values: { organisationId: string; start: string }) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('unanswered_questions')
        .select('question_key')
        .where('organisation_id', '=', values.organisationId)
        .where('resolution', 'is', null)
        .groupBy('question_key')
        .having(({ fn }) => fn.max('created_at'), '>=', values.start)
        .as('questions'),
    )
    .select((row) => row.fn.countAll<number>().as('count')),
)

/** Counts the distinct unanswered questions of the last seven days. */
export async function countUnanswered(ctx: Ctx): Promise<number> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const [row] = await countThisWeek(ctx, { organisationId, start: getWeekStart(ctx) })
  return Number(row?.count ?? 0)
}

/** Returns one question for the form that answers it. Throws `not_found`. */
export async function getUnanswered(ctx: Ctx, id: string): Promise<{ id: string; text: string; language: Language }> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const row = await ctx.db
    .selectFrom('unanswered_questions')
    .select(['id', 'text', 'language'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw questionNotFoundError()
  return row
}

/** Dismisses a question and all that mean the same. Throws `not_found`. */
export function dismissUnanswered(ctx: Ctx, id: string): Promise<void> {
  return resolveAll(ctx, id, 'dismissed')
}

/** Reopens a dismissed question. Throws `not_found`. */
export function reopenUnanswered(ctx: Ctx, id: string): Promise<void> {
  return resolveAll(ctx, id, null)
}

async function resolveAll(ctx: Ctx, id: string, resolution: 'dismissed' | null): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  await inTransaction(ctx, async (tx) => {
    if (!(await setResolution(tx, { organisationId, id, resolution }))) throw questionNotFoundError()
    const action = resolution === null ? 'knowledge.question_reopened' : 'knowledge.question_dismissed'
    await recordAudit(tx, action, { kind: 'unanswered_question', id })
  })
}

/** Marks a question as answered, in the caller's transaction. Does nothing for a deleted question. */
export async function markAnswered(tx: Tx, organisationId: string, id: string): Promise<void> {
  await setResolution(tx, { organisationId, id, resolution: 'answered' })
}

type Resolution = { organisationId: string; id: string; resolution: 'answered' | 'dismissed' | null }

async function setResolution(tx: Tx, { organisationId, id, resolution }: Resolution): Promise<boolean> {
  const before: RawBuilder<boolean> =
    resolution === null ? sql`resolution = 'dismissed'` : sql`(resolution is null or resolution = 'dismissed')`
  const question = await tx.db
    .selectFrom('unanswered_questions')
    .select('question_key')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (question === undefined) return false
  await tx.db
    .updateTable('unanswered_questions')
    .set({ resolution, resolved_at: resolution === null ? null : tx.now().toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('question_key', '=', question.question_key)
    .where(before)
    .execute()
  return true
}

const questionNotFoundError = () => new AppError('not_found', 'There is no such question.')
