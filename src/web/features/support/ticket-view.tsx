import { categoryLabel } from '#contracts/support.ts'
import type { OwnTicket, TicketMessage } from '#contracts/support-views.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RatingForm } from './rating-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { describeTurn } from './ticket-list.tsx'
import { TicketThread } from './ticket-thread.tsx'

type TicketViewProps = {
  ticket: OwnTicket & { messages: TicketMessage[] }
  base: string
  company: string
  organisation: string
  refusal: Refusal | undefined
}

export function TicketView({ ticket, base, company, organisation, refusal }: TicketViewProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <TicketHead ticket={ticket} base={base} />
        <Panel className="mt-5">
          <TicketThread messages={ticket.messages} company={company} organisation={organisation} />
        </Panel>
        {ticket.isSample ? (
          <Notice className="mt-4" title="This ticket is a sample">
            Nobody reads it. To ask us something, <TextLink to={`${base}/new`}>open a ticket of your own</TextLink>.
          </Notice>
        ) : (
          <Allowed to="tickets.change">
            <Panel className="mt-4" title="Reply">
              <ReplyForm ticket={ticket} refusal={refusal} />
            </Panel>
          </Allowed>
        )}
      </div>
      {!ticket.isSample && (
        <Allowed to="tickets.change">
          <div className="grid content-start gap-4 lg:mt-[4.5rem]">
            <NextActions ticket={ticket} refusal={refusal} />
          </div>
        </Allowed>
      )}
    </div>
  )
}

function TicketHead({ ticket, base }: { ticket: OwnTicket; base: string }) {
  const { number, subject, state, category, createdAt, isSample } = ticket
  return (
    <>
      <BackLink to={base}>All tickets</BackLink>
      <h2 className="font-heading text-title font-demibold break-words">{subject}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
        <StateBadge state={state} />
        {isSample && <Badge tone="outline">Sample</Badge>}
        <span>
          Ticket #{number}, {categoryLabel(category)}
        </span>
        <span>Opened {formatDay(createdAt)}</span>
        <span>{describeTurn(ticket)}</span>
      </p>
    </>
  )
}

function ReplyForm({ ticket, refusal }: { ticket: TicketViewProps['ticket']; refusal: Refusal | undefined }) {
  const hint = ticket.state === 'resolved' ? 'A reply opens this ticket again.' : undefined
  return (
    <Form intent="reply" refusal={refusal} submit="Send reply" isEmptiedAfterwards>
      <TextAreaEntry name="message" label="Your message" hint={hint} rows={5} />
    </Form>
  )
}

function NextActions({ ticket, refusal }: { ticket: OwnTicket; refusal: Refusal | undefined }) {
  if (ticket.state !== 'resolved') {
    return (
      <Panel title="Is it resolved?">
        <p className="mb-4 text-ui text-ink-2">You can open it again at any time.</p>
        <Form intent="resolve" refusal={refusal} submit="Mark as resolved" variant="secondary" />
      </Panel>
    )
  }
  return (
    <>
      <Panel title="How did it go?">
        <RatingForm rating={ticket.rating} refusal={refusal} />
      </Panel>
      <Panel title="Not resolved after all?">
        <Form intent="reopen" refusal={refusal} submit="Reopen this ticket" variant="secondary" />
      </Panel>
    </>
  )
}
