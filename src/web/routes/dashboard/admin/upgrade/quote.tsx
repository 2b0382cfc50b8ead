import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import {
  cancelQuote,
  deliverQuote,
  getAnyQuote,
  previewDelivery,
  sendQuote,
  withdrawQuote,
} from '#server/domains/quotes/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { CustomerQuote } from '#web/features/quotes-admin/customer-quote.tsx'
import { answerForm, loadOrNotFound, mustConfirm } from '../../../answer-form.ts'
import type { Route } from './+types/quote.ts'

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context, params }: Route.LoaderArgs) {
  const quoteId = readParam(params, 'quoteId')
  const ctx = requestCtx(context)
  return { quote: await loadOrNotFound(getAnyQuote(ctx, quoteId)), delivery: await previewDelivery(ctx, quoteId) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const quoteId = readParam(params, 'quoteId')
  const ctx = requestCtx(context)
  const done = (what: string) => `${href('/dashboard/admin/upgrade/quotes/:quoteId', { quoteId })}?done=${what}`
  return answerForm(request, {
    send: async (fields) => {
      await sendQuote(ctx, quoteId, fields)
      return done('quote-sent')
    },
    withdraw: async (fields) => {
      const { status } = await getAnyQuote(ctx, quoteId)
      if (status !== 'draft') mustConfirm(fields)
      await withdrawQuote(ctx, quoteId)
      return done('quote-withdrawn')
    },
    deliver: async (fields) => {
      mustConfirm(fields)
      await deliverQuote(ctx, quoteId)
      return done('quote-delivered')
    },
    cancel: async (fields) => {
      mustConfirm(fields)
      await cancelQuote(ctx, quoteId, fields)
      return done('quote-cancelled')
    },
  })
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ quote }) => `Quote ${quote.number}`,
}

export default function AdminQuote({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerQuote {...loaderData} refusal={actionData} />
}
