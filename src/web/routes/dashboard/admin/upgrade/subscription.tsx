import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { extendTrial, getAnySubscription } from '#server/domains/billing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { CustomerSubscription } from '#web/features/billing-admin/customer-subscription.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import type { Route } from './+types/subscription.ts'

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context, params }: Route.LoaderArgs) {
  return {
    subscription: await loadOrNotFound(getAnySubscription(requestCtx(context), readParam(params, 'subscriptionId'))),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const subscriptionId = readParam(params, 'subscriptionId')
  const ctx = requestCtx(context)
  const done = (what: string) =>
    `${href('/dashboard/admin/upgrade/subscriptions/:subscriptionId', { subscriptionId })}?done=${what}`
  return answerForm(request, {
    'extend-trial': async (fields) => {
      await extendTrial(ctx, { ...fields, subscriptionId })
      return done('trial-extended')
    },
  })
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ subscription }) => `${subscription.organisationName}, subscription`,
}

export default function AdminSubscription({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerSubscription {...loaderData} refusal={actionData} />
}
