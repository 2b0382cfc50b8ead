import { requireMember } from '../../access.ts'
import type { Tx } from '../../context.ts'
import { moveEnquiry } from './change-status.ts'
import { addEntry } from './entries.ts'
import type { MemberRequest } from './submit-request.ts'

/**
 * In the caller's transaction: what the actor's organisation asked for is not wanted any more. Where it still waits in
 * the inbox, a note says so and nothing is due.
 */
export async function withdrawRequests(tx: Tx, kind: MemberRequest['kind']): Promise<void> {
  const { organisationId } = requireMember(tx)
  await closeRequests(tx, { organisationId, kind, note: 'Taken back by the customer in their portal.' })
}

type Closing = { organisationId: string; kind: MemberRequest['kind']; note: string }

/** In the caller's transaction: what an organisation asked for is answered, and a note of the actor says by what. */
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
    await moveEnquiry(tx, row, 'answered', row.version)
    await addEntry(tx, { enquiry_id: row.id, kind: 'note', body: note, author_id: userId, mail_id: null })
  }
}
