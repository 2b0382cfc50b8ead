import { href } from 'react-router'
import { getPlan } from '#server/domains/billing/index.ts'
import { sumSavingsByTool } from '#server/domains/savings/index.ts'
import {
  activateTool,
  addTool,
  cancelTool,
  keepTool,
  listToolOffers,
  listToolSubscriptions,
  startToolTrial,
} from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/tools.ts'
import { OffersPanel } from './tools/offers-panel.tsx'
import { PlanPanel } from './tools/plan-panel.tsx'
import { SubscriptionsPanel } from './tools/subscriptions-panel.tsx'

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [subscriptions, offers, savings, plan] = await Promise.all([
    listToolSubscriptions(ctx),
    listToolOffers(ctx),
    sumSavingsByTool(ctx),
    getPlan(ctx),
  ])
  return {
    subscriptions: subscriptions.map((one) => ({ ...one, savings: savings.get(one.toolId) ?? 0 })),
    offers,
    plan: plan === null ? null : { id: plan.plan, isSample: plan.source === 'sample' },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const then = (done: string) => () => `${href('/dashboard/business/tools')}?done=${done}`
  return answerForm(request, {
    try: (fields) => startToolTrial(ctx, fields).then(then('trial')),
    add: (fields) => addTool(ctx, fields).then(then('added')),
    activate: (fields) => activateTool(ctx, fields).then(then('added')),
    cancel: (fields) => cancelTool(ctx, fields).then(then('cancelled')),
    keep: (fields) => keepTool(ctx, fields).then(then('kept')),
  })
}

const DONE = {
  trial: { title: 'Trial started', description: 'It ends by itself after 14 days and costs nothing.' },
  added: { title: 'Tool activated', description: 'It is part of your plan.' },
  cancelled: { title: 'Tool cancelled', description: 'It stays until the end of the period. You can still keep it.' },
  kept: { title: 'Tool kept', description: 'The cancellation is taken back.' },
}

export default function BusinessTools({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { subscriptions, offers, plan } = loaderData
  return (
    <>
      <DoneToast messages={DONE} />
      <div className="grid items-start gap-4 rail:grid-cols-[minmax(0,9fr)_minmax(0,3fr)]">
        <div className="grid gap-4">
          <SubscriptionsPanel subscriptions={subscriptions} refusal={refusal} />
          <OffersPanel offers={offers} refusal={refusal} />
        </div>
        <PlanPanel plan={plan} />
      </div>
    </>
  )
}
