import type { Tx } from '../../context.ts'
import { COMPANY_ORGANISATION_ID, listRecipients, type Recipient } from '../organisations/index.ts'
import { findOrganisationReceptionist } from '../receptionists/index.ts'
import { getCompany } from '../settings/index.ts'

type Receiver = Omit<Recipient, 'userId'>

/**
 * Returns the assigned member, or else the members named in the set-up, or else all who may answer. Before the company has
 * an administrator, a message for it goes to the mailbox of its team, like those of the contact form.
 */
export async function listReceivers(tx: Tx, organisationId: string, assigneeId: string | null): Promise<Receiver[]> {
  const people = await listRecipients(tx, organisationId, 'conversations.answer')
  if (people.length === 0 && organisationId === COMPANY_ORGANISATION_ID) {
    const { teamEmail, name } = await getCompany(tx)
    return [{ email: teamEmail, firstName: name, userType: 'BUSINESS' }]
  }
  const assignee = people.filter(({ userId }) => userId === assigneeId)
  if (assignee.length > 0) return assignee
  const mailTo = (await findOrganisationReceptionist(tx, organisationId))?.configuration.mailTo ?? []
  const chosen = people.filter(({ userId }) => mailTo.includes(userId))
  return chosen.length > 0 ? chosen : people
}
