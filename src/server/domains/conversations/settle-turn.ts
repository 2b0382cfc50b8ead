import { sql } from 'kysely'
import { DISCLOSURE, DISCLOSURE_VERSION } from '#content/receptionist/disclosure.ts'
import type { BilingualName, Language } from '#contracts/receptionist/diary.ts'
import type {
  ConversationHandler,
  ConversationOutcome,
  EmergencyKind,
  TalkBooking,
  TurnStep,
} from '#contracts/receptionist/talk.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { runTogether } from '../../database/run-together.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockTopic } from '../../live/publish.ts'
import { addTerms } from '../../search/terms.ts'
import { buildUses, recordUnanswered } from '../knowledge/index.ts'
import { planMail } from './mail-waiting.ts'
import { type ConversationKey, createTermsSubject, getTalkTopic, openMessage } from './messages.ts'
import { notifyDesk } from './notify-desk.ts'
import { recordDone } from './record-done.ts'
import { leaseEnd } from './turn-lease.ts'
import { buildTurnEnd, type WaitingTurn } from './turns.ts'

export type TurnReply = {
  text: string
  language: Language
  entries: string[]
  outcome?: ConversationOutcome | undefined
  booking?: TalkBooking | undefined
  state: object
  /** What the contact said about themselves. */
  contact: { name?: string; email?: string; phone?: string }
  /** The question, if it has no answer. */
  unanswered?: string | undefined
  /** The reply to an emergency is sent even when a person answers the conversation. */
  emergency?: EmergencyKind
}

/** A person took over, or another process has the lease. The turn must be discarded. */
export class TurnInterrupted extends Error {
  override name = 'TurnInterrupted'
  readonly reason: 'person' | 'lease'

  constructor(reason: 'person' | 'lease') {
    super(reason)
    this.reason = reason
  }
}

const extendLease = keptQuery((db, values: { conversationId: string; lease: string; until: string }) =>
  db
    .updateTable('conversations')
    .set({ turn_leased_until: values.until })
    .where('id', '=', values.conversationId)
    .where('turn_lease', '=', values.lease)
    .returning('handler'),
)

/** Locks a conversation for a write of its turn. Throws TurnInterrupted. */
export async function lockTurn(tx: Tx, key: ConversationKey, lease: string): Promise<void> {
  await lockTopic(tx, getTalkTopic(key))
  const { conversationId } = key
  const [row] = await extendLease(tx, { conversationId, lease, until: leaseEnd(tx.now()).toISOString() })
  if (row === undefined) throw new TurnInterrupted('lease')
  if (row.handler === 'person') throw new TurnInterrupted('person')
}

type Settlement = { turn: WaitingTurn; lease: string; answerer: string; steps: TurnStep[]; name: BilingualName }

/** Stores the reply and ends the turn, once. Returns whether the caller has another turn of the conversation to run. */
export function settleTurn(ctx: Ctx, settlement: Settlement, reply: TurnReply): Promise<boolean> {
  const { answerer, steps, turn, name } = settlement
  const key = buildKey(turn)
  return inTransaction(ctx, async (tx) => {
    const { build } = await openMessage(tx, key)
    const { handler, hasMore } = await closeTurn(tx, settlement, reply)
    const isDisclosed = turn.disclosure !== null || handler === 'person'
    const text = isDisclosed ? reply.text : `${discloseIn(name)}\n\n${reply.text}`
    const { id: replyId, writes } = build({ sender: 'receptionist', ...reply, text })
    const end = buildTurnEnd(tx, turn.id, { answerer, result: 'replied', replyId, steps })
    await storeFindings(tx, turn, reply)
    await recordDone(tx, key, reply)
    await planMail(tx, key, { ...reply, turnId: turn.id })
    notifyDesk(tx, key)
    // Runs last, because conversations with the same answer block each other from here to the commit.
    await runTogether(tx, [...writes, ...end, ...buildUses(tx, key.organisationId, reply.entries)])
    return hasMore
  })
}

/** Ends a turn without a reply, because a person answers the conversation. */
export function settleSilently(ctx: Ctx, settlement: Settlement): Promise<boolean> {
  const { answerer, steps, turn } = settlement
  return inTransaction(ctx, async (tx) => {
    await lockTopic(tx, getTalkTopic(buildKey(turn)))
    const { hasMore } = await closeTurn(tx, settlement)
    await runTogether(tx, buildTurnEnd(tx, turn.id, { answerer, result: 'silent', replyId: null, steps }))
    return hasMore
  })
}

const buildKey = (turn: WaitingTurn): ConversationKey => ({
  organisationId: turn.organisation_id,
  conversationId: turn.conversation_id,
})

const discloseIn = (name: BilingualName) => `${DISCLOSURE.en(name.en)}\n\n${DISCLOSURE.ga(name.ga)}`

/** Null leaves a column unchanged. */
type Closing = {
  turnId: string
  conversationId: string
  lease: string
  until: string
  /** `person` also ends turns of conversations that a person answers. */
  handler: ConversationHandler
  state: string | null
  language: Language | null
  disclosure: string | null
  outcome: ConversationOutcome | null
  now: string | null
}

/**
 * Updates the conversation at the end of a turn. Keeps the lease while other messages wait, else releases it. The
 * conversation is locked, so no message can arrive in between.
 */
const close = keptQuery((db, values: Closing) => {
  const isNext = sql`exists (select 1 from turns where turns.conversation_id = conversations.id
    and turns.done_at is null and turns.id <> ${values.turnId})`
  return db
    .updateTable('conversations')
    .set(({ fn, val, ref }) => ({
      state: fn.coalesce(val(values.state), ref('state')),
      language: fn.coalesce(val(values.language), ref('language')),
      disclosure: fn.coalesce(val(values.disclosure), ref('disclosure')),
      outcome: fn.coalesce(val(values.outcome), ref('outcome')),
      last_message_at: fn.coalesce(val(values.now), ref('last_message_at')),
      turn_lease: sql<string | null>`case when ${isNext} then turn_lease end`,
      turn_leased_until: sql<string | null>`case when ${isNext} then coalesce(${values.until}, turn_leased_until) end`,
    }))
    .where('id', '=', values.conversationId)
    .where('turn_lease', '=', values.lease)
    .where('handler', 'in', ['receptionist', values.handler])
    .where(sql<boolean>`exists (select 1 from turns where turns.id = ${values.turnId} and turns.done_at is null)`)
    .returning(['handler', 'turn_lease'])
})

/** Stores the dialogue state. Throws TurnInterrupted. */
async function closeTurn(
  tx: Tx,
  { turn, lease }: Settlement,
  reply?: TurnReply,
): Promise<{ handler: ConversationHandler; hasMore: boolean }> {
  const conversationId = turn.conversation_id
  const [row] = await close(tx, {
    turnId: turn.id,
    conversationId,
    lease,
    until: leaseEnd(tx.now()).toISOString(),
    handler: reply === undefined || reply.emergency !== undefined ? 'person' : 'receptionist',
    state: reply === undefined ? null : JSON.stringify(reply.state),
    language: reply?.language ?? null,
    disclosure: reply === undefined ? null : DISCLOSURE_VERSION,
    outcome: reply?.outcome ?? null,
    now: reply === undefined ? null : tx.now().toISOString(),
  })
  if (row !== undefined) return { handler: row.handler, hasMore: row.turn_lease !== null }
  await lockTurn(tx, buildKey(turn), lease)
  // The caller has the lease, but the turn has already ended.
  throw new TurnInterrupted('lease')
}

async function storeFindings(tx: Tx, turn: WaitingTurn, reply: TurnReply): Promise<void> {
  if (Object.keys(reply.contact).length > 0) {
    await storeContact(tx, turn.conversation_id, reply.contact)
    await indexContact(tx, buildKey(turn), reply.contact)
  }
  if (reply.unanswered === undefined) return
  await recordUnanswered(tx, {
    ...buildKey(turn),
    messageId: turn.message_id,
    text: reply.unanswered,
    language: reply.language,
  })
}

/** The contact may have changed during the turn. A stated address does not replace a proved one. */
async function storeContact(tx: Tx, conversationId: string, { email, ...said }: TurnReply['contact']): Promise<void> {
  await tx.db
    .updateTable('contacts')
    .set(({ fn, ref, val }) => ({
      ...said,
      ...(email !== undefined && { email: fn.coalesce(ref('proven_email'), val(email)) }),
    }))
    .where('id', '=', (row) =>
      row.selectFrom('conversations').select('contact_id').where('conversations.id', '=', conversationId),
    )
    .execute()
}

/** Indexes a number with and without its spaces. */
function indexContact(tx: Tx, key: ConversationKey, { name, email, phone }: TurnReply['contact']): Promise<void> {
  return addTerms(tx, createTermsSubject(key), [
    name ?? null,
    email ?? null,
    phone ?? null,
    phone?.replaceAll(/\D/g, '') ?? null,
  ])
}
