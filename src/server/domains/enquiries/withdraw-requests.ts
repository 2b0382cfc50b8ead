import { requireMember } from '../../access.ts'
import type { Tx } from '../../context.ts'
import { addEntry } from './add-entry.ts'
import { setEnquiryStatus } from './change-enquiry-status.ts'
import type { MemberRequest } from './submit-request.ts'

/** Withdraws open requests of the actor's organisation, with a note, in the caller's transaction. */
export async function withdrawRequests(tx: Tx, kind: MemberRequest['kind']): Promise<void> {
  const { organisationId } = requireMember(tx)
  await closeRequests(tx, { organisationId, kind, note: 'Withdrawn by the customer in their portal.' })
}

type Closing = { organisationId: string; kind: MemberRequest['kind']; note: string }

/** Closes the open requests of an organisation, in the caller's transaction, with a note that says why. */
export async function closeRequests(tx: Tx, { organisationId, kind, note }: Closing): Promise<void> {
  const { userId } = requireMember(tx)
  const waiting = await tx.db
    .selectFrom('enquiries')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('status', 'in', ['new', 'in_progress'])
    .execute()
  for (const row of waiting) {
    await setEnquiryStatus(tx, row, 'answered', row.version)
    await addEntry(tx, { enquiry_id: row.id, kind: 'note', body: note, author_id: userId, mail_id: null })
  }
}
