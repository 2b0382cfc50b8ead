import type { CompiledQuery, Selectable } from 'kysely'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery, pickColumns } from '../../database/kept-query.ts'
import type { ConversationsTable, TurnsTable } from '../../database/receptionist-tables.ts'
import { newId } from '../../ids.ts'
import { buildJob } from '../../queue/enqueue-job.ts'
import type { ConversationKey } from './messages.ts'
import { leaseEnd } from './turn-lease.ts'

const TURN_COLUMNS = [
  'id',
  'organisation_id',
  'conversation_id',
  'message_id',
  'sequence',
  'steps',
  'created_at',
] as const
type NewTurn = Pick<Selectable<TurnsTable>, (typeof TURN_COLUMNS)[number]>
const insertTurn = keptQuery((db, row: NewTurn) => db.insertInto('turns').values(pickColumns(row, TURN_COLUMNS)))

/** Builds the writes of a message's turn and of its job. The job runs the turn if this process does not. */
export function buildTurn(
  tx: Tx,
  { organisationId, conversationId }: ConversationKey,
  { messageId, sequence }: { messageId: string; sequence: number },
): CompiledQuery[] {
  const id = newId('turn')
  const turn = insertTurn.prepare(tx, {
    id,
    organisation_id: organisationId,
    conversation_id: conversationId,
    message_id: messageId,
    sequence,
    steps: '[]',
    created_at: tx.now().toISOString(),
  })
  const options = { id, organisationId, runAt: leaseEnd(tx.now()) }
  return [turn, buildJob(tx, 'receptionist-turn', { conversationId }, options)]
}

export type WaitingTurn = Pick<Selectable<TurnsTable>, 'id' | 'message_id' | 'sequence'> &
  Pick<
    Selectable<ConversationsTable>,
    'language' | 'handler' | 'version' | 'state' | 'organisation_id' | 'contact_id' | 'disclosure' | 'limited_at'
  > & { text: string; conversation_id: string; paused_at: string | null; wants_model: string | null }

const selectNextTurn = keptQuery((db, values: { conversationId: string }) =>
  db
    .selectFrom('turns')
    .innerJoin('messages', 'messages.id', 'turns.message_id')
    .innerJoin('conversations', 'conversations.id', 'turns.conversation_id')
    .innerJoin('receptionists', 'receptionists.organisation_id', 'conversations.organisation_id')
    .select(['turns.id', 'turns.message_id', 'turns.sequence', 'turns.conversation_id', 'messages.text'])
    .select([
      'conversations.language',
      'handler',
      'conversations.version',
      'state',
      'contact_id',
      'disclosure',
      'limited_at',
    ])
    .leftJoin('receptionist_models', (join) =>
      join
        .onRef('receptionist_models.organisation_id', '=', 'conversations.organisation_id')
        .on('receptionist_models.answerer', '!=', 'rules'),
    )
    .select(['conversations.organisation_id', 'paused_at', 'receptionist_models.answerer as wants_model'])
    .where('turns.conversation_id', '=', values.conversationId)
    .where('turns.done_at', 'is', null)
    .orderBy('turns.sequence')
    .limit(1),
)

/** Returns the oldest waiting turn of a conversation, with the data that the answer needs. */
export async function findNextTurn(ctx: Pick<Ctx, 'db'>, conversationId: string): Promise<WaitingTurn | undefined> {
  return (await selectNextTurn(ctx, { conversationId }))[0]
}

type TurnEnd = { answerer: string; result: 'replied' | 'silent'; replyId: string | null; steps: TurnStep[] }

const markDone = keptQuery(
  (db, values: { id: string; answerer: string; result: 'replied' | 'silent'; replyId: string | null } & DoneValues) =>
    db
      .updateTable('turns')
      .set({
        answerer: values.answerer,
        result: values.result,
        reply_id: values.replyId,
        steps: values.steps,
        done_at: values.now,
      })
      .where('id', '=', values.id)
      .where('done_at', 'is', null),
)
type DoneValues = { steps: string; now: string }

const deleteWaitingJob = keptQuery((db, values: { id: string }) =>
  db.deleteFrom('jobs').where('id', '=', values.id).where('lease_id', 'is', null),
)

/** Builds the writes that end a turn and its job. */
export function buildTurnEnd(tx: Tx, id: string, { answerer, result, replyId, steps }: TurnEnd): CompiledQuery[] {
  const done = { answerer, result, replyId, steps: JSON.stringify(steps), now: tx.now().toISOString() }
  // A worker that already has the job finds no waiting turn and deletes the job itself.
  return [markDone.prepare(tx, { id, ...done }), deleteWaitingJob.prepare(tx, { id })]
}
