import { discardForm } from '#contracts/receptionist/publishing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { discardKnowledgeDraft } from '../knowledge/index.ts'
import { getConfiguration, storeDraft } from '../receptionists/index.ts'
import { lockDraft } from './get-draft.ts'

/** Resets set-up and knowledge of the draft to the live version. Throws `conflict` for another draft. */
export async function discardDraft(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.change')
  const mark = parseInput(discardForm, input)
  await inTransaction(ctx, async (tx) => {
    await lockDraft(tx, organisationId, mark)
    await storeDraft(tx, organisationId, await getConfiguration(tx, organisationId, mark.live), userId)
    await discardKnowledgeDraft(tx, organisationId)
    const subject = { kind: 'organisation', id: organisationId } as const
    await recordAudit(tx, 'receptionist.draft_discarded', subject, { version: mark.live })
  })
}
