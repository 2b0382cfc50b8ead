import { threadOpening } from '#contracts/chat.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { appendMessage } from './append.ts'
import { type Participant, requireParticipant, sideOf } from './scope.ts'
import { takePlace } from './topics.ts'

type Opening = { title: string; text: string; organisationId: string | undefined }

/**
 * Opens a thread with its first message. The same `key` of the same person again answers with the thread of the first
 * time. An adviser says for which public body; others open for their own, whatever they send.
 */
export async function openThread(ctx: Ctx, input: unknown, key?: string): Promise<{ id: string }> {
  const participant = await requireParticipant(ctx)
  const opening = parseInput(threadOpening, input)
  const organisationId = await organisationOf(ctx, participant, opening)
  const known = await findOpened(ctx, participant, key)
  if (known !== undefined) return known
  try {
    return await inTransaction(ctx, (tx) => store(tx, participant, organisationId, opening, key))
  } catch (error) {
    const first = isUniqueViolation(error) ? await findOpened(ctx, participant, key) : undefined
    if (first === undefined) throw error
    return first
  }
}

async function organisationOf(ctx: Ctx, { scope }: Participant, { organisationId }: Opening): Promise<string> {
  if (scope.kind === 'organisation') return scope.organisationId
  const message = 'Please choose a public body'
  const refused = new AppError('invalid_input', message, { fieldErrors: { organisationId: message } })
  if (organisationId === undefined || !/^\w+$/.test(organisationId)) throw refused
  const found = await selectPublicBodies(ctx).where('organisations.id', '=', organisationId).executeTakeFirst()
  if (found === undefined) throw refused
  return found.id
}

/** Whom an adviser can write to: customers with people in the government portal. */
function selectPublicBodies(ctx: Pick<Ctx, 'db'>) {
  return ctx.db
    .selectFrom('organisations')
    .select(['organisations.id', 'organisations.name'])
    .where('organisations.kind', '=', 'customer')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.organisation_id', '=', 'organisations.id')
          .where('users.user_type', '=', 'GOVERNMENT'),
      ),
    )
}

/** The public bodies an adviser can write to, by name. */
export async function listPublicBodies(ctx: Ctx): Promise<{ id: string; name: string }[]> {
  const { scope } = await requireParticipant(ctx)
  if (scope.kind !== 'adviser') return []
  return selectPublicBodies(ctx).orderBy('organisations.name').limit(1_000).execute()
}

async function store(
  tx: Tx,
  { member, scope }: Participant,
  organisationId: string,
  { title, text }: Opening,
  key: string | undefined,
): Promise<{ id: string }> {
  const id = newId('thr')
  const now = tx.now().toISOString()
  const notice = await takePlace(tx, organisationId)
  const first = await takePlace(tx, organisationId)
  await tx.db
    .insertInto('chat_threads')
    .values({
      id,
      organisation_id: organisationId,
      title,
      source: 'real',
      last_sequence: first.sequence,
      last_message_at: now,
      closed_at: null,
      created_at: now,
    })
    .execute()
  const by = { thread_id: id, organisation_id: organisationId, side: sideOf(scope), author_id: member.userId }
  await appendMessage(tx, notice, { ...by, kind: 'notice', body: 'opened this conversation' })
  await appendMessage(tx, first, { ...by, kind: 'message', body: text, idempotency_key: key })
  await recordAudit(tx, 'chat.thread_opened', { kind: 'chat_thread', id })
  return { id }
}

async function findOpened(ctx: Ctx, { member }: Participant, key?: string): Promise<{ id: string } | undefined> {
  if (key === undefined) return undefined
  return ctx.db
    .selectFrom('chat_messages')
    .select('thread_id as id')
    .where('author_id', '=', member.userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}
