import { pricingPage } from '#content/en/pricing.ts'
import type { PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { type BillingInterval, isPlanId, type PlanId } from '#contracts/plans.ts'
import { hasPermission } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import {
  cancelSubscription,
  canHavePlan,
  changePlan,
  getSubscription,
  keepTrial,
  listInvoices,
  previewPlanChange,
  previewResubscription,
  previewTrialKeeping,
  requestElitePlan,
  resubscribe,
  setPurchaseOrder,
  startSubscription,
  undoPlanChange,
  withdrawEliteRequest,
} from '#server/domains/billing/index.ts'
import { listQuotes } from '#server/domains/quotes/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Cancellation } from '#web/features/billing/cancellation.tsx'
import { ChangePreview } from '#web/features/billing/change-preview.tsx'
import { EliteRequest } from '#web/features/billing/elite-request.tsx'
import { Overview } from '#web/features/billing/overview.tsx'
import { Resubscription } from '#web/features/billing/resubscription.tsx'
import { isRunningPlan } from '#web/features/billing/subscription-words.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import type { Fields } from '#web/features/form/fields.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { answerForm, loadUnlessConflict } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/upgrade.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('billing.read')]

export const shouldRevalidate = revalidateAfterRefusal

/** The address names a step of a decision. Without one, the tab shows the overview. */
type UpgradeStep =
  | { kind: 'overview' }
  | { kind: 'preview'; preview: PlanChangePreview /** The same change at both times. */; times: PlanChangePreview[] }
  | { kind: 'elite' }
  | { kind: 'cancel'; subscription: SubscriptionView }
  | { kind: 'resubscribe'; preview: PlanChangePreview }

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [subscription, invoices, quotes] = await Promise.all([getSubscription(ctx), listInvoices(ctx), listQuotes(ctx)])
  const isDeciding = hasPermission(ctx, 'billing.change')
  const canChoose = canHavePlan(ctx) && isDeciding
  const { searchParams: params, pathname: path } = url
  const step: UpgradeStep = canChoose ? await loadStep(ctx, subscription, params) : { kind: 'overview' }
  const keep = isDeciding ? await loadTrialKeeping(ctx, subscription, readInterval(params)) : null
  return { subscription, invoices, quotes, path, step, keep, canChoose, words: pricingPage.cards }
}

export async function action({ context, request, url: { pathname } }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const answers = Object.entries(VERBS).map(([intent, verb]) => [
    intent,
    async (fields: Fields) => `${pathname}?done=${await verb(ctx, fields)}`,
  ])
  return answerForm(request, Object.fromEntries(answers))
}

/** The Upgrade tab of both customer portals: one step of a decision, or the overview. */
export default function Upgrade({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { subscription, step } = loaderData
  return (
    <>
      <DoneToast messages={DONE} />
      {step.kind === 'overview' && <Overview {...loaderData} refusal={refusal} />}
      {step.kind === 'preview' && (
        <ChangePreview preview={step.preview} times={step.times} subscription={subscription} refusal={refusal} />
      )}
      {step.kind === 'elite' && <EliteRequest subscription={subscription} refusal={refusal} />}
      {step.kind === 'cancel' && <Cancellation subscription={step.subscription} refusal={refusal} />}
      {step.kind === 'resubscribe' && <Resubscription preview={step.preview} refusal={refusal} />}
    </>
  )
}

const DONE = {
  started: { title: 'Plan started', description: 'Your invoice is listed below.' },
  'trial-started': { title: 'Trial started', description: 'Nothing is invoiced unless you keep it.' },
  'trial-kept': { title: 'Plan kept', description: 'Nothing is invoiced before the trial ends.' },
  changed: { title: 'Plan changed', description: 'It applies from now on.' },
  chosen: { title: 'Change chosen', description: 'It applies from the next billing cycle on.' },
  kept: { title: 'Plan kept', description: 'The change was taken back.' },
  requested: { title: 'Request sent', description: 'Our sales team will answer with an offer.' },
  withdrawn: { title: 'Request withdrawn' },
  cancelled: { title: 'Subscription cancelled', description: 'You can take it back until the last day.' },
  resumed: { title: 'Cancellation taken back', description: 'Your subscription goes on.' },
  resubscribed: { title: 'Welcome back', description: 'Your subscription goes on and your data stays.' },
  'purchase-order': { title: 'Purchase order saved' },
}

/** An address of a step that is no longer possible shows the overview. */
async function loadStep(
  ctx: Ctx,
  subscription: SubscriptionView | null,
  params: URLSearchParams,
): Promise<UpgradeStep> {
  const plan = params.get('plan')
  const interval = readInterval(params)
  if (plan === 'elite' && subscription?.plan !== 'elite' && !subscription?.eliteRequestedAt) return { kind: 'elite' }
  if (isPlanId(plan) && (plan !== 'elite' || subscription?.status === 'active')) {
    return loadPreview(ctx, { plan, interval }, params.get('when') === 'now')
  }
  const step = params.get('step')
  if (subscription === null) return { kind: 'overview' }
  if (step === 'cancel' && canCancel(subscription)) return { kind: 'cancel', subscription }
  if (step !== 'resubscribe') return { kind: 'overview' }
  const preview = await loadUnlessConflict(previewResubscription(ctx, { interval }))
  return preview === undefined ? { kind: 'overview' } : { kind: 'resubscribe', preview }
}

/** Loads the change at both times, so that the customer can compare them. */
async function loadPreview(
  ctx: Ctx,
  choice: { plan: PlanId; interval: BillingInterval | undefined },
  isNow: boolean,
): Promise<UpgradeStep> {
  const [now, nextCycle] = await Promise.all([
    loadUnlessConflict(previewPlanChange(ctx, { ...choice, when: 'now' })),
    loadUnlessConflict(previewPlanChange(ctx, { ...choice, when: 'next_cycle' })),
  ])
  if (now === undefined || nextCycle === undefined) return { kind: 'overview' }
  return { kind: 'preview', preview: isNow ? now : nextCycle, times: [nextCycle, now] }
}

/** Loads the price of keeping a trial. A kept trial shows it only for another interval. */
async function loadTrialKeeping(
  ctx: Ctx,
  subscription: SubscriptionView | null,
  interval: BillingInterval | undefined,
): Promise<PlanChangePreview | null> {
  if (!subscription?.trial || subscription.source === 'sample') return null
  const { trial, pendingChange } = subscription
  const isShown = trial.decision !== 'kept' || (interval !== undefined && interval !== subscription.interval)
  if (!isShown || pendingChange !== null) return null
  return (await loadUnlessConflict(previewTrialKeeping(ctx, { interval }))) ?? null
}

function canCancel(subscription: SubscriptionView): boolean {
  return (
    isRunningPlan(subscription) && subscription.cancellation === null && subscription.trial?.decision !== 'declined'
  )
}

function readInterval(params: URLSearchParams): BillingInterval | undefined {
  const interval = params.get('interval')
  return interval === 'monthly' || interval === 'yearly' ? interval : undefined
}

/** The verb of each intent. Returns the key of the message in DONE. */
const VERBS: Record<string, (ctx: Ctx, fields: Fields) => Promise<string>> = {
  'start-plan': async (ctx, fields) => {
    const { status } = await startSubscription(ctx, fields)
    return status === 'trial' ? 'trial-started' : 'started'
  },
  'change-plan': async (ctx, fields) => {
    await changePlan(ctx, fields)
    return fields.when === 'now' ? 'changed' : 'chosen'
  },
  'keep-trial': async (ctx, fields) => {
    await keepTrial(ctx, fields)
    return 'trial-kept'
  },
  'undo-change': async (ctx) => {
    await undoPlanChange(ctx)
    return 'kept'
  },
  'request-elite': async (ctx, fields) => {
    await requestElitePlan(ctx, fields)
    return 'requested'
  },
  'withdraw-elite': async (ctx) => {
    await withdrawEliteRequest(ctx)
    return 'withdrawn'
  },
  cancel: async (ctx) => {
    await cancelSubscription(ctx)
    return 'cancelled'
  },
  resubscribe: async (ctx, fields) => {
    await resubscribe(ctx, fields)
    return fields.expectedTotalCents === '0' ? 'resumed' : 'resubscribed'
  },
  'purchase-order': async (ctx, fields) => {
    await setPurchaseOrder(ctx, fields)
    return 'purchase-order'
  },
}
