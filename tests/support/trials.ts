import type { BillingInterval } from '#contracts/plans.ts'
import type { Deps } from '#server/context.ts'
import { buildCharge, buildSetupLines, getListPrice } from '#server/domains/billing/charges.ts'
import { keepTrial, previewTrialKeeping } from '#server/domains/billing/index.ts'
import { issueInvoice } from '#server/domains/billing/issue-invoice.ts'
import { asTx } from './database.ts'
import type { MemberCtx } from './members.ts'

/** Presses "Keep" for the previewed total. */
export async function keep(ctx: MemberCtx, interval: BillingInterval = 'monthly') {
  const { totalCents } = await previewTrialKeeping(ctx, { interval })
  return keepTrial(ctx, { interval, expectedTotalCents: totalCents })
}

/** Turns a trial into an earlier one, whose set-up was invoiced at its start. */
export async function invoiceSetup(deps: Deps, ctx: MemberCtx): Promise<void> {
  const { organisationId } = ctx.actor
  const price = getListPrice('professional')
  if (price === null) throw new Error('Professional has a price.')
  await issueInvoice(asTx(ctx), {
    organisationId,
    charge: buildCharge(buildSetupLines(price, 0), 0),
    purchaseOrder: null,
  })
  await deps.db
    .updateTable('subscriptions')
    .set({ setup_charged_cents: price.setupCents })
    .where('organisation_id', '=', organisationId)
    .execute()
}
