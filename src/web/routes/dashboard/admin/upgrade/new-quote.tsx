import { href } from 'react-router'
import { linesOfForm } from '#contracts/quote-form.ts'
import type { QuoteKind } from '#contracts/quotes.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '#server/calendar/irish-day.ts'
import { getCustomer, listCustomers } from '#server/domains/organisations/index.ts'
import { writeQuote } from '#server/domains/quotes/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { CustomerChoice } from '#web/features/quotes-admin/customer-choice.tsx'
import { KindEntry, QuoteFields } from '#web/features/quotes-admin/quote-fields.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import type { Route } from './+types/new-quote.ts'

const QUOTES = href('/dashboard/admin/upgrade/quotes')
const VALID_DAYS = 30

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const params = new URL(request.url).searchParams
  const [organisationId, search] = [params.get('organisation'), params.get('q') ?? '']
  const today = irishDay(ctx.now())
  const kind: QuoteKind = params.get('kind') === 'elite' ? 'elite' : 'custom'
  return {
    customer: organisationId === null ? null : await loadOrNotFound(getCustomer(ctx, organisationId)),
    search,
    customers: await listCustomers(ctx, search),
    kind,
    today,
    validUntil: addToDay(today, { days: VALID_DAYS }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    write: async (fields) => {
      const id = await writeQuote(ctx, fields.organisationId ?? '', { ...fields, lines: linesOfForm(fields) })
      return `${QUOTES}/${id}?done=quote-saved`
    },
  })
}

export const handle: PageTitleHandle = { pageTitle: 'Write a quote' }

export default function NewQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, kind, today, validUntil, ...choice } = loaderData
  return (
    <div className="grid max-w-form gap-5">
      <h3 className="font-heading text-[1.5rem] leading-[1.2] font-title tracking-[-0.01em] break-words">
        {customer === null ? 'Write a quote' : `Write a quote for ${customer.name}`}
      </h3>
      {customer === null ? (
        <CustomerChoice {...choice} />
      ) : (
        <Form
          intent="write"
          hidden={{ organisationId: customer.id }}
          refusal={actionData}
          submit="Save draft"
          className="group/quote"
          actions={
            <ButtonLink to={QUOTES} variant="ghost" className="max-sm:w-full">
              Cancel
            </ButtonLink>
          }
        >
          <KindEntry kind={kind} />
          <QuoteFields hasMonthly="if chosen" today={today} validUntil={validUntil} refusal={actionData} />
        </Form>
      )}
    </div>
  )
}
