import type { MiddlewareFunction } from 'react-router'
import { type ActionFunctionArgs, href, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { getSubscription } from '#server/domains/billing/index.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { acceptQuote, declineQuote, getQuote } from '#server/domains/quotes/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { QuotePage } from '#web/features/quotes/quote-page.tsx'
import { answerForm, loadOrNotFound, mustConfirm } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'

export const middleware: MiddlewareFunction<Response>[] = [onlyWith('billing.read')]

export const shouldRevalidate = revalidateAfterRefusal

/** A quote to the member's organisation, in both customer portals. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requestCtx(context)
  const quote = await loadOrNotFound(getQuote(ctx, readParam(params, 'quoteId')))
  const [{ firstName, lastName }, subscription] = await Promise.all([getCurrentUser(ctx), getSubscription(ctx)])
  const name = `${firstName} ${lastName}`.trim()
  return { quote, name, purchaseOrder: subscription?.purchaseOrder ?? '', path: upgradePath(ctx) }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const ctx = requestCtx(context)
  const quoteId = readParam(params, 'quoteId')
  const done = (what: string) => `${upgradePath(ctx)}/quotes/${quoteId}?done=${what}`
  return answerForm(request, {
    accept: async (fields) => {
      mustConfirm(fields)
      await acceptQuote(ctx, quoteId, fields)
      return done('accepted')
    },
    decline: async (fields) => {
      await declineQuote(ctx, quoteId, fields)
      return done('declined')
    },
  })
}

function upgradePath(ctx: Ctx): string {
  return requireMember(ctx).userType === 'GOVERNMENT'
    ? href('/dashboard/government/upgrade')
    : href('/dashboard/business/upgrade')
}

const DONE = {
  accepted: { title: 'Quote accepted', description: 'A deposit that was agreed is invoiced now.' },
  declined: { title: 'Quote declined', description: 'Nothing is charged.' },
}

export const handle: PageTitleHandle<Awaited<ReturnType<typeof loader>>> = {
  pageTitle: ({ quote }) => `Quote ${quote.number}`,
}

export default function Quote() {
  return (
    <>
      <DoneToast messages={DONE} />
      <QuotePage {...useLoaderData<typeof loader>()} refusal={useActionData<Refusal>()} />
    </>
  )
}
