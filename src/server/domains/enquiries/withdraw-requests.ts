import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { moveEnquiry } from './change-status.ts'
import { addEntry } from './entries.ts'
import type { MemberRequest } from './submit-request.ts'

/**
 * In the caller's transaction: what the actor's organisation asked for is not wanted any more. Where it still waits in
 * the inbox, a note says so and nothing is due.
 */
export async function withdrawRequests(tx: Ctx, kind: MemberRequest['kind']): Promise<void> {
  const { userId, organisationId } = requireMember(tx)
  const waiting = await tx.db
    .selectFrom('enquiries')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('status', 'in', ['new', 'in_progress'])
    .execute()
  for (const row of waiting) {
    await moveEnquiry(tx, row, 'answered', row.version)
    const body = 'Taken back by the customer in their portal.'
    await addEntry(tx, { enquiry_id: row.id, kind: 'note', body, author_id: userId, mail_id: null })
  }
}
