import { PLANS } from '#contracts/plans.ts'
import { categoryLabel, TICKET_STATE_LABELS } from '#contracts/support.ts'
import type { DeskTicketDetails } from '#contracts/support-views.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { StateBadge } from '#web/features/support/state-badge.tsx'
import { TicketThread } from '#web/features/support/ticket-thread.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AssignForm, VersionSeen } from './assign-form.tsx'
import type { Colleague } from './assignee-filter.tsx'
import { DueMark } from './due-mark.tsx'

type TicketDeskViewProps = {
  ticket: DeskTicketDetails
  staff: Colleague[]
  company: string
  refusal: Refusal | undefined
}

/** A customer's ticket for staff, with notes, assignee and due time. */
export function TicketDeskView({ ticket, staff, company, refusal }: TicketDeskViewProps) {
  const { messages, organisation, version, assigneeId } = ticket
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
      <div className="grid min-w-0 content-start gap-4">
        <Panel title="Conversation">
          <TicketThread messages={messages} company={company} organisation={organisation} />
        </Panel>
        <Panel title="Reply">
          <Form intent="answer" refusal={refusal} submit="Send reply" isEmptiedAfterwards>
            <VersionSeen version={version} />
            <TextAreaEntry
              name="message"
              label={`Reply to ${organisation}`}
              hint="In their portal, and by email with a link."
              rows={7}
            />
          </Form>
        </Panel>
        <Panel title="Internal note">
          <Form intent="note" refusal={refusal} submit="Add note" variant="secondary" isEmptiedAfterwards>
            <TextAreaEntry name="message" label="Note for colleagues" hint="The customer never sees it." rows={3} />
          </Form>
        </Panel>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <Panel title="Status" aside={<StateBadge state={ticket.state} />}>
          <Status ticket={ticket} refusal={refusal} />
        </Panel>
        <Panel title="Assignee">
          <AssignForm staff={staff} assigneeId={assigneeId} version={version} refusal={refusal} />
        </Panel>
      </div>
    </div>
  )
}

function Status({ ticket, refusal }: { ticket: DeskTicketDetails; refusal: Refusal | undefined }) {
  const { state, dueAt, isOverdue, plan, category, rating, version } = ticket
  const plans = plan === null ? 'No plan' : `${PLANS[plan].name}, support in ${PLANS[plan].supportResponse}`
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5 text-ui text-ink-2">
        <p>{dueAt === null ? turnWithoutUs(state) : <DueMark at={dueAt} isOverdue={isOverdue} />}</p>
        <p>{categoryLabel(category)}</p>
        <p>{plans}</p>
        {rating !== null && <p>Rated {rating} of 5</p>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {ticket.nextStates.map((next) => (
          <Form
            key={next}
            intent="state"
            hidden={{ state: next }}
            refusal={refusal}
            submit={`Set to ${TICKET_STATE_LABELS[next]}`}
            variant="secondary"
          >
            <VersionSeen version={version} />
          </Form>
        ))}
      </div>
    </div>
  )
}

function turnWithoutUs(state: DeskTicketDetails['state']): string {
  return state === 'resolved' ? 'Resolved' : 'Waiting for the customer'
}
