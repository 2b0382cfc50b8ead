import { publishForm, type SafetyCheck } from '#contracts/receptionist/publishing.ts'
import { requirePermission } from '../../access.ts'
import { runSafetyChecks } from '../../assistant/safety/run-safety-checks.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getDraft, getOwnDraft, getOwnReceptionist, storeVersion } from '../receptionists/index.ts'
import { countDraftChanges, draftChangedError, lockDraft } from './get-draft.ts'

/** Runs all checks on the draft. Returns each scenario with the reply. */
export async function checkDraft(ctx: Ctx): Promise<SafetyCheck[]> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId } = await getOwnReceptionist(ctx)
  const { configuration } = await getDraft(ctx, organisationId)
  return runSafetyChecks(ctx, { organisationId, configuration, version: 'draft' })
}

/**
 * Publishes set-up and knowledge of the draft as the next version, for conversations that begin from now on. Failed
 * checks need a reason, which is stored and audited. Returns the number. Throws `conflict` when the form showed another
 * draft, when checks fail without an override, and when nothing changed.
 */
export async function publishDraft(ctx: Ctx, input: unknown): Promise<number> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.publish')
  const { note = '', override, reason = '', ...mark } = parseInput(publishForm, input)
  const { revision, configuration } = await getOwnDraft(ctx)
  if (revision !== mark.revision) throw draftChangedError()
  if ((await countDraftChanges(ctx)) === 0) throw new AppError('conflict', 'Everything in the draft is live already.')
  const failed = (await checkDraft(ctx)).filter(({ failure }) => failure !== undefined)
  const overriding = failed.length === 0 ? undefined : requireOverride(failed, override === 'yes' ? reason : undefined)
  return inTransaction(ctx, async (tx) => {
    await lockDraft(tx, organisationId, mark)
    const version = { organisationId, configuration, authorId: userId, note: note || null }
    const number = await storeVersion(tx, { ...version, override: overriding })
    await audit(tx, organisationId, { number, note, override: overriding })
    return number
  })
}

type Override = { reason: string; failed: string[] }

/** Throws `conflict` without an override, and `invalid_input` without a reason. */
function requireOverride(failed: SafetyCheck[], reason: string | undefined): Override {
  if (reason === undefined) {
    const count = failed.length === 1 ? 'One check fails' : `${failed.length} checks fail`
    throw new AppError('conflict', `${count}. Nothing was published. Change the draft, or publish it with a reason.`)
  }
  if (reason === '') {
    const message = 'Please write why it is right to publish this'
    throw new AppError('invalid_input', message, { fieldErrors: { reason: message } })
  }
  return { reason, failed: failed.map(({ title }) => title) }
}

type Published = { number: number; note: string; override: Override | undefined }

async function audit(tx: Tx, organisationId: string, { number, note, override }: Published): Promise<void> {
  const subject = { kind: 'organisation', id: organisationId } as const
  await recordAudit(tx, 'receptionist.published', subject, { version: number, ...(note !== '' && { note }) })
  if (override === undefined) return
  const { reason, failed } = override
  await recordAudit(tx, 'receptionist.gate_overridden', subject, { version: number, reason, failed: failed.join('; ') })
}
