import { DISCLOSURE, DISCLOSURE_VERSION } from '#content/receptionist/disclosure.ts'
import type { BilingualName, Language } from '#contracts/receptionist/diary.ts'
import type { ConversationOutcome, TalkBooking, TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockTopic } from '../../live/publish.ts'
import { addTerms } from '../../search/terms.ts'
import { noteUnanswered, noteUses } from '../knowledge/index.ts'
import { planMail } from './mail-waiting.ts'
import { appendMessage, type ConversationKey, getTalkTopic, termsOf } from './messages.ts'
import { notifyDesk } from './notify-desk.ts'
import { endTurn, TURN_LEASE_MS, type WaitingTurn } from './turns.ts'

/** What a turn ends with. */
export type TurnReply = {
  text: string
  language: Language
  entries: string[]
  outcome?: ConversationOutcome | undefined
  booking?: TalkBooking | undefined
  /** What the receptionist remembers of the dialogue. */
  state: object
  /** What the contact said about themselves. */
  contact: { name?: string; email?: string; phone?: string }
  /** The question that nobody has answered yet. */
  unanswered?: string | undefined
  /** Said whoever answers the conversation. */
  isUrgent: boolean
}

/** A person took over, or another process has the turns: nothing of this turn counts. */
export class TurnInterrupted extends Error {
  override name = 'TurnInterrupted'
  readonly reason: 'person' | 'lease'

  constructor(reason: 'person' | 'lease') {
    super(reason)
    this.reason = reason
  }
}

/** Locks a conversation for a write of its turn. Throws TurnInterrupted. */
export async function lockTurn(tx: Tx, key: ConversationKey, lease: string): Promise<{ disclosure: string | null }> {
  await lockTopic(tx, getTalkTopic(key))
  const row = await tx.db
    .updateTable('conversations')
    .set({ turn_leased_until: new Date(tx.now().getTime() + TURN_LEASE_MS).toISOString() })
    .where('id', '=', key.conversationId)
    .where('turn_lease', '=', lease)
    .returning(['handler', 'disclosure'])
    .executeTakeFirst()
  if (row === undefined) throw new TurnInterrupted('lease')
  if (row.handler === 'person') throw new TurnInterrupted('person')
  return row
}

type Settlement = { turn: WaitingTurn; lease: string; answerer: string; steps: TurnStep[]; name: BilingualName }

/** Stores the reply and ends the turn, once. Returns whether the caller has another turn of the conversation to run. */
export function settleTurn(ctx: Ctx, settlement: Settlement, reply: TurnReply): Promise<boolean> {
  const key = keyOf(settlement.turn)
  return inTransaction(ctx, async (tx) => {
    const { disclosure } = await lockForReply(tx, key, settlement.lease, reply.isUrgent)
    const { id: replyId } = await appendMessage(tx, key, {
      sender: 'receptionist',
      ...reply,
      text: disclosure === null ? `${discloseIn(settlement.name)}\n\n${reply.text}` : reply.text,
    })
    const { answerer, steps, turn } = settlement
    const isFirst = await endTurn(tx, turn.id, { answerer, result: 'replied', replyId, steps })
    if (!isFirst) throw new TurnInterrupted('lease')
    await storeOutcome(tx, turn, reply)
    await noteUses(tx, key.organisationId, reply.entries)
    await planMail(tx, key, reply.outcome)
    notifyDesk(tx, key)
    return releaseIfDone(tx, key)
  })
}

/** Ends a turn without a word: a person answers this conversation. */
export function settleSilently(ctx: Ctx, { turn, lease, answerer, steps }: Settlement): Promise<boolean> {
  const key = keyOf(turn)
  return inTransaction(ctx, async (tx) => {
    await lockForReply(tx, key, lease, true)
    await endTurn(tx, turn.id, { answerer, result: 'silent', replyId: null, steps })
    return releaseIfDone(tx, key)
  })
}

const keyOf = (turn: WaitingTurn): ConversationKey => ({
  organisationId: turn.organisation_id,
  conversationId: turn.conversation_id,
})

const discloseIn = (name: BilingualName) => `${DISCLOSURE.en(name.en)}\n\n${DISCLOSURE.ga(name.ga)}`

async function lockForReply(tx: Tx, key: ConversationKey, lease: string, isUrgent: boolean) {
  if (!isUrgent) return lockTurn(tx, key, lease)
  return lockTurn(tx, key, lease).catch((error: unknown) => {
    if (error instanceof TurnInterrupted && error.reason === 'person') return { disclosure: DISCLOSURE_VERSION }
    throw error
  })
}

async function storeOutcome(tx: Tx, turn: WaitingTurn, reply: TurnReply): Promise<void> {
  const now = tx.now().toISOString()
  await tx.db
    .updateTable('conversations')
    .set({
      state: JSON.stringify(reply.state),
      language: reply.language,
      disclosure: DISCLOSURE_VERSION,
      last_message_at: now,
      ...(reply.outcome !== undefined && { outcome: reply.outcome }),
    })
    .where('id', '=', turn.conversation_id)
    .execute()
  if (Object.keys(reply.contact).length > 0) {
    await tx.db.updateTable('contacts').set(reply.contact).where('id', '=', turn.contact_id).execute()
    await indexContact(tx, keyOf(turn), reply.contact)
  }
  if (reply.unanswered === undefined) return
  await noteUnanswered(tx, {
    ...keyOf(turn),
    messageId: turn.message_id,
    text: reply.unanswered,
    language: reply.language,
  })
}

/** A number is found with and without its spaces. */
function indexContact(tx: Tx, key: ConversationKey, { name, email, phone }: TurnReply['contact']): Promise<void> {
  return addTerms(tx, termsOf(key), [name ?? null, email ?? null, phone ?? null, phone?.replaceAll(/\D/g, '') ?? null])
}

/** Keeps the lease while messages wait that came meanwhile. Nothing can come in between: the conversation is locked. */
async function releaseIfDone(tx: Tx, { conversationId }: ConversationKey): Promise<boolean> {
  const next = await tx.db
    .selectFrom('turns')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (next !== undefined) return true
  await tx.db
    .updateTable('conversations')
    .set({ turn_lease: null, turn_leased_until: null })
    .where('id', '=', conversationId)
    .execute()
  return false
}
