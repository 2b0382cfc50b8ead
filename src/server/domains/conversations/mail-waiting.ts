import type { ConversationOutcome } from '#contracts/receptionist/talk.ts'
import type { Tx } from '../../context.ts'
import { lockTopic } from '../../live/publish.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { enqueueJob } from '../../queue/enqueue-job.ts'
import { listActionsOn, recordAudit } from '../audit/index.ts'
import { listRecipients, type Recipient } from '../organisations/index.ts'
import { findOrganisationReceptionist } from '../receptionists/index.ts'
import { selectConversations } from './desk-row.ts'
import { type ConversationKey, getTalkTopic } from './messages.ts'
import { isWaitingOutcome, NEEDS_PERSON, type WaitingOutcome } from './needs-person.ts'

/** Enough time for a member with the desk open to take over. */
const MAIL_AFTER_MS = 2 * 60_000

/** Enqueues a mail about a conversation that needs a person. Immediate if urgent, else after `MAIL_AFTER_MS`. */
export async function planMail(
  tx: Tx,
  { organisationId, conversationId }: ConversationKey,
  outcome: ConversationOutcome | undefined,
): Promise<void> {
  if (!isWaitingOutcome(outcome)) return
  const runAt = new Date(tx.now().getTime() + (outcome === 'urgent' ? 0 : MAIL_AFTER_MS))
  await enqueueJob(
    tx,
    'mail-waiting',
    { conversationId },
    { organisationId, runAt, key: `${conversationId}:${outcome}` },
  )
}

/** Mails the staff once for each conversation, if it still needs a person. */
export async function mailWaiting(tx: Tx, conversationId: string): Promise<void> {
  const conversation = await selectConversations(tx)
    .select(['conversations.organisation_id', 'outcome', 'last_message_at', 'assignee_id', 'name', 'phone', 'email'])
    .where('conversations.id', '=', conversationId)
    .where(NEEDS_PERSON)
    .executeTakeFirst()
  if (conversation === undefined) return
  await lockTopic(tx, getTalkTopic({ organisationId: conversation.organisation_id, conversationId }))
  if ((await listActionsOn(tx, conversationId, ['conversation.people_mailed'])).length > 0) return
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
        why: conversation.outcome as WaitingOutcome,
        since: conversation.last_message_at,
      },
    })
  }
  const about = { kind: 'conversation', id: conversationId }
  await recordAudit(tx, 'conversation.people_mailed', about, { organisationId: conversation.organisation_id })
}

/** Returns the assigned member, or else the members named in the set-up, or else all who may answer. */
async function listReceivers(tx: Tx, organisationId: string, assigneeId: string | null): Promise<Recipient[]> {
  const people = await listRecipients(tx, organisationId, 'conversations.answer')
  const assignee = people.filter(({ userId }) => userId === assigneeId)
  if (assignee.length > 0) return assignee
  const mailTo = (await findOrganisationReceptionist(tx, organisationId))?.configuration.mailTo ?? []
  const chosen = people.filter(({ userId }) => mailTo.includes(userId))
  return chosen.length > 0 ? chosen : people
}
