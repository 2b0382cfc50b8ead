import type { ContactBooking, StaffContact } from '#contracts/receptionist/contacts.ts'
import { formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { formatDay, formatMoment } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { DownloadTextLink } from '#web/ui/download-link.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { OUTCOME_NAMES } from '../desk/words.ts'
import { Phone } from '../phone.tsx'
import './contacts.css'

export type ContactPageProps = { contact: StaffContact; base: string; refusal: Refusal | undefined }

export function ContactPage(props: ContactPageProps) {
  const { contact, base } = props
  return (
    <>
      <p>
        <BackLink to={base}>Back to the desk</BackLink>
      </p>
      <h2 className="mb-4 font-heading text-d3 font-medium wrap-anywhere">{contact.name ?? contact.email}</h2>
      <div className="contact">
        <div className="grid min-w-0 content-start gap-4">
          <Conversations {...props} />
          <Bookings {...props} />
        </div>
        <aside className="grid min-w-0 content-start gap-4" aria-label="About this person">
          <DetailsPanel contact={contact} />
          <Allowed to="contacts.change" otherwise={<ReadOnly />}>
            <CopyPanel {...props} />
            <ErasePanel {...props} />
          </Allowed>
        </aside>
      </div>
    </>
  )
}

function Conversations({ contact: { conversations }, base }: ContactPageProps) {
  return (
    <Panel title="Conversations" aside={conversations.length} bodyClassName="">
      {conversations.length === 0 && <p className="p-step text-muted">None are kept.</p>}
      <ul className="contact-list">
        {conversations.map(({ id, firstWords, startedAt, outcome, deletedOn }) => (
          <li key={id}>
            <TextLink to={`${base}/conversations/${id}`}>{firstWords || 'Nothing was said'}</TextLink>
            <span>
              {formatMoment(startedAt)}
              {outcome !== null && `, ${OUTCOME_NAMES[outcome].toLowerCase()}`}
            </span>
            <small>Deleted on {formatDay(deletedOn)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Bookings({ contact: { bookings }, base }: ContactPageProps) {
  return (
    <Panel title="Bookings" aside={bookings.length} bodyClassName="">
      {bookings.length === 0 && <p className="p-step text-muted">None are kept.</p>}
      <ul className="contact-list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <TextLink to={`${base}/diary/${booking.id}`}>{formatBookingPeriod(booking, 'en')}</TextLink>
            <span>
              {booking.serviceName.en}, {booking.diaryName}, {describeState(booking)}
            </span>
            <small>Deleted on {formatDay(booking.deletedOn)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function describeState({ status, isComing }: ContactBooking): string {
  if (status === 'cancelled') return 'cancelled'
  return isComing ? 'booked' : 'past'
}

function DetailsPanel({ contact: { email, phone, provedAt, typed } }: Pick<ContactPageProps, 'contact'>) {
  return (
    <Panel title="Who" bodyClassName="p-step grid gap-3 text-ui">
      <dl className="contact-facts">
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </dd>
        {phone !== null && (
          <>
            <dt>Number</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-link">
                <Phone number={phone} />
              </a>
            </dd>
          </>
        )}
        <dt>Proved</dt>
        <dd>{formatDay(provedAt)}</dd>
      </dl>
      <p className="text-muted text-small">
        Somebody with this mailbox entered a code or opened a mailed link. The page lists only what was proved or booked
        with this address.
        {typed > 0 && ` In ${typed === 1 ? 'one more conversation' : `${typed} more conversations`} it was only typed.`}
      </p>
    </Panel>
  )
}

function CopyPanel({ contact, base }: ContactPageProps) {
  const path = `${base}/contacts/${contact.id}/copy`
  return (
    <Panel title="Hand over a copy" bodyClassName="p-step grid gap-3 text-ui">
      <p>For somebody who asks what you keep of them. Notes of colleagues are left out.</p>
      <p className="flex flex-wrap gap-x-4">
        <DownloadTextLink to={`${path}.pdf`}>PDF</DownloadTextLink>
        <DownloadTextLink to={`${path}.json`}>JSON</DownloadTextLink>
      </p>
    </Panel>
  )
}

function ErasePanel({ contact, refusal }: ContactPageProps) {
  const coming = contact.bookings.filter(({ isComing }) => isComing).length
  return (
    <Panel title="Erase this person" bodyClassName="p-step">
      <Form intent="erase" refusal={refusal} submit="Erase for good" variant="danger" className="gap-3">
        <div className="grid gap-2 text-ui">
          <p>
            This deletes conversations, notes, bookings, mails, name, address and number. Counts, reports and savings
            stay, with one line in the history that contains no name. It cannot be undone.
          </p>
          {coming > 0 && (
            <p className="font-semibold">
              {coming === 1 ? 'A coming appointment is' : `${coming} coming appointments are`} cancelled. A last mail
              tells the person.
            </p>
          )}
        </div>
        <ConfirmEntry>Erase everything of this person</ConfirmEntry>
      </Form>
    </Panel>
  )
}

function ReadOnly() {
  return <p className="text-muted text-small">Owners and managers can hand over a copy and erase it.</p>
}
