import { href } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { listStaff } from '#server/domains/identity/index.ts'
import { getCompany } from '#server/domains/settings/index.ts'
import {
  addTicketNote,
  answerTicket,
  assignTicket,
  changeTicketState,
  getDeskTicket,
  markDeskTicketRead,
} from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { TicketDeskView } from '#web/features/inbox/ticket-desk-view.tsx'
import { PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import type { Route } from './+types/ticket.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const ticket = await loadOrNotFound(getDeskTicket(ctx, readParam(params, 'ticketId')))
  await markDeskTicketRead(ctx, ticket.id)
  const [staff, company] = await Promise.all([listStaff(ctx), getCompany(ctx)])
  return { ticket, staff, company: company.name }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const ticketId = readParam(params, 'ticketId')
  const done = (what: string) => `${href('/dashboard/admin/inbox/tickets/:ticketId', { ticketId })}?done=${what}`
  return answerForm(request, {
    answer: async (fields) => {
      await answerTicket(ctx, ticketId, fields)
      return done('replied')
    },
    note: async (fields) => {
      await addTicketNote(ctx, ticketId, fields)
      return done('noted')
    },
    state: async (fields) => {
      await changeTicketState(ctx, ticketId, fields)
      return done('moved')
    },
    assign: async (fields) => {
      await assignTicket(ctx, ticketId, fields)
      return done('assigned')
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const DONE = {
  replied: { title: 'Reply sent', description: 'It is in their portal and on its way by email.' },
  noted: { title: 'Note added' },
  moved: { title: 'Status changed' },
  assigned: { title: 'Assigned' },
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, number, organisation } = loaderData.ticket
  return (
    <>
      <DoneToast messages={DONE} />
      <PortalTitle title={subject}>
        Ticket #{number} of {organisation}.{' '}
        <TextLink to={href('/dashboard/admin/inbox/tickets')}>Back to the tickets</TextLink>
      </PortalTitle>
      <TicketDeskView {...loaderData} refusal={actionData} />
    </>
  )
}
