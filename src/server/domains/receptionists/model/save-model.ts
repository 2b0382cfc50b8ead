import { modelForm } from '#contracts/receptionist/model.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { newId } from '../../../ids.ts'
import { parseInput } from '../../../parse.ts'
import { sealSecret } from '../../../secrets/seal-secret.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import type { ModelRow } from './find-model.ts'

type Form = ReturnType<typeof parseForm>
const parseForm = (input: unknown) => parseInput(modelForm, input)

/** Stores the answerer, from the next message on. Throws `conflict` when another member saved it meanwhile. */
export async function saveModel(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const form = parseForm(input)
  refuseMissingModel(ctx, form)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const stored = await tx.db
      .selectFrom('receptionist_models')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
    if ((stored?.version ?? 0) !== form.version) throw conflictError()
    const row = buildRow(tx, form, stored)
    await tx.db
      .insertInto('receptionist_models')
      .values({ ...row, organisation_id: organisationId })
      .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
      .execute()
    const details = { answerer: form.answerer, allowed: row.allowed_region, ...(row.key !== null && { hasKey: true }) }
    await recordAudit(tx, 'receptionist.model_changed', { kind: 'organisation', id: organisationId }, details)
  })
}

/** Checks again what the page offered, because the installation's model can be removed or change its region. */
function refuseMissingModel({ config }: Ctx, { answerer, euOnly }: Form): void {
  if (answerer !== 'shared') return
  const message =
    config.model === undefined
      ? 'There is no shared model here any more. Please choose another'
      : euOnly !== undefined && config.model.region !== 'eu'
        ? 'The shared model is outside the EU, and you want none there'
        : undefined
  if (message !== undefined) throw new AppError('invalid_input', message, { fieldErrors: { answerer: message } })
}

function buildRow(tx: Tx, form: Form, stored: ModelRow | undefined) {
  const id = stored?.id ?? newId('rmd')
  return {
    id,
    answerer: form.answerer,
    allowed_region: form.euOnly === undefined ? ('any' as const) : ('eu' as const),
    url: form.url || null,
    name: form.name || null,
    key: chooseKey(tx, form, { id, stored }),
    region: form.region,
    input_price: form.inputPrice,
    output_price: form.outputPrice,
    monthly_budget_cents: form.monthlyBudget,
    version: form.version + 1,
    updated_at: tx.now().toISOString(),
  }
}

/** Returns the key to store. A stored key is used only with the address it was entered for. */
function chooseKey(tx: Tx, form: Form, { id, stored }: { id: string; stored: ModelRow | undefined }): string | null {
  if (form.modelKey !== '') return sealSecret(tx, form.modelKey, { column: 'receptionist_models.key', id })
  return form.removeKey === undefined && stored?.url === form.url ? stored.key : null
}

const conflictError = () =>
  new AppError(
    'conflict',
    'Somebody saved this part meanwhile. What you typed is still here. Load the page again to see what was saved.',
  )
