import { openTicket } from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { NewTicketForm } from '#web/features/support/new-ticket-form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/new-ticket.ts'
import { supportPath } from './support-path.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('tickets.change')]

export async function loader({ context }: Route.LoaderArgs) {
  return { base: supportPath(requestCtx(context)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    open: async (fields) => {
      const { id } = await openTicket(ctx, fields)
      return `${supportPath(ctx)}/${id}?done=opened`
    },
  })
}

export const handle: PageTitleHandle = { pageTitle: 'New ticket' }

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Panel title="New ticket" className="max-w-form">
      <NewTicketForm base={loaderData.base} refusal={actionData} />
    </Panel>
  )
}
