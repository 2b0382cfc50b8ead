import { sql } from 'kysely'
import type { ConversationOutcome, EmergencyKind, TurnStep } from '#contracts/receptionist/talk.ts'
import type { Tx } from '../../context.ts'
import { lockTopic } from '../../live/publish.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import type { JobPayload } from '../../queue/job-definitions.ts'
import { listActionsOn, recordAudit } from '../audit/index.ts'
import { selectConversations } from './desk-row.ts'
import { listReceivers } from './list-receivers.ts'
import { type ConversationKey, getTalkTopic } from './messages.ts'
import { isWaitingOutcome, NEEDED_PERSON, WAITING_OUTCOMES_SQL, type WaitingOutcome } from './needs-person.ts'

/** Enough time for a member with the desk open to take over. */
const MAIL_AFTER_MS = 2 * 60_000

/** Ten cries in a row are one mail. After this time a cry of the same kind is news again. */
const REPEAT_AFTER_MS = 10 * 60_000

type Settled = {
  turnId: string
  outcome?: ConversationOutcome | undefined
  emergency?: EmergencyKind
  state: object
}

/**
 * Enqueues a mail about a conversation that needs a person. Immediate in an emergency and for an urgent message that
 * was passed on, else after `MAIL_AFTER_MS`.
 */
export async function planMail(
  tx: Tx,
  { organisationId, conversationId }: ConversationKey,
  { turnId, outcome, emergency, state }: Settled,
): Promise<void> {
  if (!isWaitingOutcome(outcome)) return
  const isEmergency = emergency !== undefined
  const { hasSentUrgent }: { hasSentUrgent?: boolean } = state
  const isUrgent = isEmergency || (outcome === 'message taken' && hasSentUrgent === true)
  const runAt = new Date(tx.now().getTime() + (isUrgent ? 0 : MAIL_AFTER_MS))
  const key = `${conversationId}:${emergency ?? outcome}`
  await enqueueJob(
    tx,
    'mail-waiting',
    { conversationId, ...(isEmergency && { turnId }) },
    { organisationId, runAt, key },
  )
}

/** The newest outcome that needs a person. That of the conversation may be of an ordinary answer behind it. */
const WHY = sql<WaitingOutcome>`(select asked.outcome from messages as asked
  where asked.conversation_id = conversations.id and asked.outcome in (${WAITING_OUTCOMES_SQL})
  order by asked.created_at desc, asked.id desc limit 1)`

/** Mails the staff if a conversation still needs a person: once, and again for each emergency that they do not know of. */
export async function mailWaiting(tx: Tx, { conversationId, turnId }: JobPayload<'mail-waiting'>): Promise<void> {
  const conversation = await selectConversations(tx)
    .select(['conversations.organisation_id', 'last_message_at', 'assignee_id', 'state', 'name', 'phone', 'email'])
    .select(WHY.as('why'))
    .where('conversations.id', '=', conversationId)
    .where(NEEDED_PERSON)
    .executeTakeFirst()
  if (conversation === undefined) return
  await lockTopic(tx, getTalkTopic({ organisationId: conversation.organisation_id, conversationId }))
  if (await isKnown(tx, conversationId, turnId)) return
  const advice = turnId === undefined ? null : await readReply(tx, turnId)
  const told = await readTold(tx, conversationId, conversation.state, turnId !== undefined)
  const people = await listReceivers(tx, conversation.organisation_id, conversation.assignee_id)
  for (const { email, firstName, userType } of people) {
    await enqueueMail(tx, {
      template: 'conversation-waiting',
      to: email,
      organisationId: conversation.organisation_id,
      props: {
        firstName,
        userType,
        conversationId,
        caller: conversation.name ?? conversation.phone ?? conversation.email,
        phone: conversation.phone,
        email: conversation.email,
        ...told,
        advice,
        why: turnId === undefined ? conversation.why : 'urgent',
        since: conversation.last_message_at,
      },
    })
  }
  const about = { kind: 'conversation', id: conversationId }
  const { organisation_id: organisationId } = conversation
  await recordAudit(tx, 'conversation.people_mailed', about, {
    organisationId,
    ...(turnId !== undefined && { turnId }),
  })
}

/** Whether people were mailed about this: since the newest message, or about this kind of emergency a few minutes ago. */
async function isKnown(tx: Tx, conversationId: string, turnId: string | undefined): Promise<boolean> {
  const mails = await listActionsOn(tx, conversationId, ['conversation.people_mailed'])
  if (turnId === undefined) {
    const { taken } = await tx.db
      .selectFrom('messages')
      .select((row) => row.fn.max('created_at').as('taken'))
      .where('conversation_id', '=', conversationId)
      .where('outcome', '=', 'message taken')
      .executeTakeFirstOrThrow()
    return mails.some(({ at }) => taken === null || at >= taken)
  }
  const start = tx.now().getTime() - REPEAT_AFTER_MS
  const recent = mails.filter(({ at }) => new Date(at).getTime() > start).map(({ details }) => details.turnId)
  // The audit log is kept longer than the conversation, so it names the turn and not the emergency.
  const turns = await tx.db
    .selectFrom('turns')
    .select(['id', 'steps'])
    .where('conversation_id', '=', conversationId)
    .execute()
  const kinds = new Map(turns.map(({ id, steps }) => [id, findKind(steps)]))
  return recent.some((id) => kinds.get(String(id)) === kinds.get(turnId))
}

const findKind = (steps: string) =>
  (JSON.parse(steps) as TurnStep[]).find(({ kind }) => kind === 'emergency')?.emergency

async function readReply(tx: Tx, turnId: string): Promise<string | null> {
  const row = await tx.db
    .selectFrom('turns')
    .innerJoin('messages', 'messages.id', 'turns.reply_id')
    .select('messages.text')
    .where('turns.id', '=', turnId)
    .executeTakeFirst()
  return row?.text ?? null
}

/**
 * What was passed on to the team and whether it cannot wait. A message that is not confirmed yet counts if none was. A mail
 * about an emergency has the words that told of it.
 */
async function readTold(tx: Tx, conversationId: string, state: string, isEmergency: boolean) {
  const turns = await tx.db
    .selectFrom('turns')
    .select('steps')
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute()
  const taken = turns
    .flatMap(({ steps }) => JSON.parse(steps) as TurnStep[])
    .filter(({ tool }) => tool === 'takeMessage')
    .map(({ input }) => (input as [{ text: string }])[0].text)
  const { message, laterMessage, inTrouble, hasSentUrgent, alarm } = JSON.parse(state) as Partial<
    Record<'message' | 'laterMessage', string> & Record<'inTrouble' | 'hasSentUrgent', boolean>
  > & { alarm?: { text?: string } }
  const text =
    (isEmergency ? alarm?.text : undefined) ?? ([...new Set(taken)].join('\n\n') || (message ?? laterMessage))
  return {
    message: text ?? null,
    isUrgent: inTrouble === true || hasSentUrgent === true,
  }
}
