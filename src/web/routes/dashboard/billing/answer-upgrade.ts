import type { Ctx } from '#server/context.ts'
import {
  cancelSubscription,
  changePlan,
  keepTrial,
  requestElitePlan,
  resubscribe,
  setPurchaseOrder,
  startSubscription,
  undoPlanChange,
  withdrawEliteRequest,
} from '#server/domains/billing/index.ts'
import { answerForm, type Fields } from '../answer-form.ts'

/** Each verb of the Upgrade tab, with what is said once it is done. */
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

/** What the forms of the Upgrade tab ask for; `path` is where the tab stands. */
export function answerUpgrade(ctx: Ctx, request: Request, path: string) {
  const bound = Object.entries(VERBS).map(([intent, verb]) => [
    intent,
    async (fields: Fields) => `${path}?done=${await verb(ctx, fields)}`,
  ])
  return answerForm(request, Object.fromEntries(bound))
}
