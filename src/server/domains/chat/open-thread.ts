import { threadOpening } from '#contracts/chat.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { appendMessage } from './append-message.ts'
import { takeNumbers } from './message-numbers.ts'
import { getSide, type Participant, requireParticipant } from './require-participant.ts'

type ThreadOpening = { title: string; text: string; organisationId: string | null }

/**
 * Opens a thread with its first message. The same person gets the same thread for the same `key`. An adviser names the
 * public body. Others open a thread for their own organisation, whatever they send.
 */
export async function openThread(ctx: Ctx, input: unknown, key?: string): Promise<{ id: string }> {
  const participant = await requireParticipant(ctx, 'conversations.answer')
  const opening = parseInput(threadOpening, input)
  const organisationId = await chooseOrganisation(ctx, participant, opening)
  const earlier = await findOpenedThread(ctx, participant, key)
  if (earlier !== undefined) return earlier
  try {
    return await inTransaction(ctx, (tx) => storeThread(tx, participant, organisationId, opening, key))
  } catch (error) {
    const first = isUniqueViolation(error) ? await findOpenedThread(ctx, participant, key) : undefined
    if (first === undefined) throw error
    return first
  }
}

async function chooseOrganisation(
  ctx: Ctx,
  { scope }: Participant,
  { organisationId }: ThreadOpening,
): Promise<string> {
  if (scope.kind === 'organisation') return scope.organisationId
  const message = 'Please choose a public body'
  const refused = new AppError('invalid_input', message, { fieldErrors: { organisationId: message } })
  if (organisationId === null) throw refused
  const found = await selectPublicBodies(ctx).where('organisations.id', '=', organisationId).executeTakeFirst()
  if (found === undefined) throw refused
  return found.id
}

/** Public bodies with people. */
function selectPublicBodies(ctx: Pick<Ctx, 'db'>) {
  return ctx.db
    .selectFrom('organisations')
    .select(['organisations.id', 'organisations.name'])
    .where('organisations.kind', '=', 'customer')
    .where('organisations.business_type', '=', 'GOVERNMENT')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .select('memberships.id')
          .whereRef('memberships.organisation_id', '=', 'organisations.id'),
      ),
    )
}

/** The public bodies that an adviser can write to, by name. */
export async function listPublicBodies(ctx: Ctx): Promise<{ id: string; name: string }[]> {
  const { scope } = await requireParticipant(ctx)
  if (scope.kind !== 'adviser') return []
  return selectPublicBodies(ctx).orderBy('organisations.name').limit(1_000).execute()
}

async function storeThread(
  tx: Tx,
  { member, scope }: Participant,
  organisationId: string,
  { title, text }: ThreadOpening,
  key: string | undefined,
): Promise<{ id: string }> {
  const id = newId('thr')
  const now = tx.now().toISOString()
  const notice = await takeNumbers(tx, organisationId)
  const first = await takeNumbers(tx, organisationId)
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
  const by = { thread_id: id, organisation_id: organisationId, side: getSide(scope), author_id: member.userId }
  await appendMessage(tx, notice, { ...by, kind: 'notice', body: 'opened this conversation' })
  await appendMessage(tx, first, { ...by, kind: 'message', body: text, idempotency_key: key })
  await recordAudit(tx, 'chat.thread_opened', { kind: 'chat_thread', id }, { organisationId })
  return { id }
}

async function findOpenedThread(ctx: Ctx, { member }: Participant, key?: string): Promise<{ id: string } | undefined> {
  if (key === undefined) return undefined
  return ctx.db
    .selectFrom('chat_messages')
    .select('thread_id as id')
    .where('author_id', '=', member.userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}
