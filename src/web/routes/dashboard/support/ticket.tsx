import { readParam } from '#contracts/params.ts'
import { getOrganisation } from '#server/domains/organisations/index.ts'
import { getCompany } from '#server/domains/settings/index.ts'
import {
  getTicket,
  markTicketRead,
  rateTicket,
  reopenTicket,
  replyToTicket,
  resolveTicket,
} from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { TicketView } from '#web/features/support/ticket-view.tsx'
import { answerForm, loadOrNotFound } from '../../answer-form.ts'
import type { Route } from './+types/ticket.ts'
import { supportPath } from './support-path.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const ticket = await loadOrNotFound(getTicket(ctx, readParam(params, 'ticketId')))
  if (ticket.isUnread) await markTicketRead(ctx, ticket.id)
  const [organisation, company] = await Promise.all([getOrganisation(ctx), getCompany(ctx)])
  return { ticket, base: supportPath(ctx), organisation: organisation.name, company: company.name }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const ticketId = readParam(params, 'ticketId')
  const done = (what: string) => `${supportPath(ctx)}/${ticketId}?done=${what}`
  return answerForm(request, {
    reply: async (fields) => {
      await replyToTicket(ctx, ticketId, fields)
      return done('replied')
    },
    resolve: async () => {
      await resolveTicket(ctx, ticketId)
      return done('resolved')
    },
    reopen: async () => {
      await reopenTicket(ctx, ticketId)
      return done('reopened')
    },
    rate: async (fields) => {
      await rateTicket(ctx, ticketId, fields)
      return done('rated')
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const DONE = {
  opened: { title: 'Ticket opened', description: 'We answer here and by email.' },
  replied: { title: 'Reply sent', description: 'We answer here and by email.' },
  resolved: { title: 'Ticket resolved', description: 'Thank you for telling us.' },
  reopened: { title: 'Ticket reopened', description: 'We will look at it again.' },
  rated: { title: 'Thank you for your rating' },
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ ticket }) => `Ticket #${ticket.number}: ${ticket.subject}`,
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <TicketView {...loaderData} refusal={actionData} />
    </>
  )
}
