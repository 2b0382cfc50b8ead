import type { ReactNode } from 'react'
import type { EnquiryDetails } from '#contracts/inbox-views.ts'
import { ORGANIZATION_TYPES } from '#contracts/organization-types.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { QuoteLink } from '#web/features/billing-admin/quote-link.tsx'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Letter, Thread } from '#web/features/support/thread.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AssignForm, VersionSeen } from './assign-form.tsx'
import type { Colleague } from './assignee-filter.tsx'
import { DueMark } from './due-mark.tsx'
import { KindBadge, StatusBadge } from './status-badge.tsx'
import { StatusForms } from './status-forms.tsx'

export type MessageViewProps = {
  enquiry: EnquiryDetails
  staff: Colleague[]
  company: string
  refusal: Refusal | undefined
}

export function MessageView({ enquiry, staff, company, refusal }: MessageViewProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
      <div className="grid min-w-0 content-start gap-4">
        <Panel title="Conversation">
          <Conversation enquiry={enquiry} company={company} />
        </Panel>
        <Panel title="Reply by email">
          <ReplyForm enquiry={enquiry} refusal={refusal} />
        </Panel>
        <Panel title="Internal note">
          <Form intent="note" refusal={refusal} submit="Add note" variant="secondary" isEmptiedAfterwards>
            <TextAreaEntry name="message" label="Note for colleagues" hint="The sender never sees it." rows={3} />
          </Form>
        </Panel>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <Panel title="Status" aside={<StatusBadge status={enquiry.status} />}>
          <StatusForms enquiry={enquiry} refusal={refusal} />
        </Panel>
        <Panel title="Assignee">
          <AssignForm staff={staff} assigneeId={enquiry.assigneeId} version={enquiry.version} refusal={refusal} />
        </Panel>
        <Panel title="Sender">
          <Facts enquiry={enquiry} />
        </Panel>
        {enquiry.organisationId !== null && enquiry.kind !== 'privacy' && (
          <QuoteLink organisationId={enquiry.organisationId} isElite={enquiry.kind === 'elite'} />
        )}
      </div>
    </div>
  )
}

function Conversation({ enquiry, company }: { enquiry: EnquiryDetails; company: string }) {
  const { name, email, organization, message, createdAt, entries } = enquiry
  return (
    <Thread label="Conversation">
      <Letter
        author={name || email}
        {...(organization !== '' && { role: organization })}
        at={createdAt}
        look="customer"
      >
        {message}
      </Letter>
      {entries.map((entry) => (
        <Letter
          key={entry.id}
          author={entry.author ?? company}
          {...(entry.kind === 'reply' && { role: 'by email' })}
          at={entry.createdAt}
          look={entry.kind === 'note' ? 'note' : 'staff'}
        >
          {entry.body}
        </Letter>
      ))}
    </Thread>
  )
}

function ReplyForm({ enquiry, refusal }: { enquiry: EnquiryDetails; refusal: Refusal | undefined }) {
  const { name, email, version } = enquiry
  const greeting = name === '' ? '' : `It begins with "Hello ${name}" and ends with your name. `
  return (
    <Form intent="answer" refusal={refusal} submit="Send reply" isEmptiedAfterwards>
      <VersionSeen version={version} />
      <TextAreaEntry
        name="message"
        label={`Reply to ${email}`}
        hint={`${greeting}What they wrote follows below it.`}
        rows={7}
      />
    </Form>
  )
}

function Facts({ enquiry }: { enquiry: EnquiryDetails }) {
  const { name, email, organization, organizationType, kind, module, topic, createdAt, due } = enquiry
  const type = ORGANIZATION_TYPES.find(({ value }) => value === organizationType)?.label
  return (
    <dl className="grid gap-3 text-ui">
      {name !== '' && <Fact name="Name">{name}</Fact>}
      <Fact name="Email">
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          className="font-demibold break-all text-accent underline underline-offset-[0.22em] hover:text-accent-hover"
        >
          {email}
        </a>
      </Fact>
      {organization !== '' && <Fact name="Organization">{organization}</Fact>}
      {type !== undefined && <Fact name="Type">{type}</Fact>}
      <Fact name="Kind">
        <KindBadge kind={kind} module={module} />
      </Fact>
      {topic !== null && <Fact name="About">{topic}</Fact>}
      <Fact name="Received">{formatMoment(createdAt)}</Fact>
      {due !== null && (
        <Fact name="Due">
          <DueMark {...due} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
