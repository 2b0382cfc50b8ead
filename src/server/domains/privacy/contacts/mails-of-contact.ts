import type { Tx } from '../../../context.ts'
import type { ContactSubject } from '../../contacts/index.ts'
import { allConversations } from './contact-policy.ts'

/** The mails of one organisation to a person, and those to its staff that wait and name the person. */
export async function listMailIds(tx: Tx, subject: ContactSubject): Promise<string[]> {
  const { organisationId, email } = subject
  const conversations = new Set(allConversations(subject))
  const rows = await tx.db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'props'])
    .where('organisation_id', '=', organisationId)
    .where((row) =>
      row.or([
        row('recipient', '=', email),
        row.and([row('template', '=', 'conversation-waiting'), row('sent_at', 'is', null)]),
      ]),
    )
    .execute()
  const isAbout = (props: string) => {
    const { conversationId } = JSON.parse(props) as { conversationId?: string }
    return conversationId !== undefined && conversations.has(conversationId)
  }
  return rows.flatMap(({ id, recipient, props }) => (recipient === email || isAbout(props) ? [id] : []))
}
