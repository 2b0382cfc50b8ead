import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { linesOfForm } from '#contracts/quote-form.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { editQuote, getAnyQuote } from '#server/domains/quotes/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { VersionEntry } from '#web/features/form/version-entry.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { QuoteFields } from '#web/features/quotes-admin/quote-fields.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import type { Route } from './+types/quote-edit.ts'

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return { quote: await loadOrNotFound(getAnyQuote(ctx, readParam(params, 'quoteId'))), today: irishDay(ctx.now()) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const quoteId = readParam(params, 'quoteId')
  const ctx = requestCtx(context)
  return answerForm(request, {
    edit: async (fields) => {
      await editQuote(ctx, quoteId, { ...fields, lines: linesOfForm(fields) })
      return `${href('/dashboard/admin/upgrade/quotes/:quoteId', { quoteId })}?done=quote-saved`
    },
  })
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ quote }) => `Edit quote ${quote.number}`,
}

export default function EditQuote({ loaderData: { quote, today }, actionData }: Route.ComponentProps) {
  const { id, number, status, revision, kind, validUntil, version } = quote
  const isDraft = status === 'draft'
  const isOpen = status === 'sent' || status === 'expired'
  return (
    <div className="grid max-w-form gap-5">
      <h3 className="font-heading text-[1.5rem] leading-[1.2] font-title tracking-[-0.01em]">{`Edit quote ${number}`}</h3>
      {isOpen && (
        <Notice title={`Saving sends version ${revision + 1}`}>
          The customer gets a mail, sees what has changed, and can no longer accept the older version.
        </Notice>
      )}
      {!isDraft && !isOpen && (
        <Notice tone="caution">This quote is answered or withdrawn and cannot be changed.</Notice>
      )}
      <Form
        intent="edit"
        refusal={actionData}
        submit={isOpen ? `Save and send version ${revision + 1}` : 'Save draft'}
        actions={
          <ButtonLink
            to={href('/dashboard/admin/upgrade/quotes/:quoteId', { quoteId: id })}
            variant="ghost"
            className="max-sm:w-full"
          >
            Cancel
          </ButtonLink>
        }
      >
        <VersionEntry version={version} refusal={actionData} />
        <QuoteFields
          quote={quote}
          hasMonthly={kind === 'elite' ? 'always' : 'never'}
          today={today}
          validUntil={validUntil}
          refusal={actionData}
        />
      </Form>
    </div>
  )
}
