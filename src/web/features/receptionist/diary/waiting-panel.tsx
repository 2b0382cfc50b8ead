import { useId } from 'react'
import type { WaitingList, WaitingPerson } from '#contracts/receptionist/waiting-list.ts'
import { formatBookingDay, formatBookingMoment, formatBookingTime } from '#contracts/words/booking-times.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SidePanel } from './side-panel.tsx'
import { getNoon } from './words.ts'

type PanelProps = { base: string; waiting: WaitingList; refusal: Refusal | undefined }

export function WaitingPanel({ base, waiting: { people, offerMinutes }, refusal }: PanelProps) {
  return (
    <SidePanel base={base} title="Waiting list">
      <div className="diary-side-part">
        {people.length === 0 ? (
          <p className="text-muted">Nobody waits for a time in this week.</p>
        ) : (
          <ul className="diary-waiting">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} refusal={refusal} />
            ))}
          </ul>
        )}
        <p className="mt-3 text-muted text-small">
          Callers can join it when a day is full. A freed time is offered by mail, in the order in which they joined.
        </p>
      </div>
      <Allowed to="receptionist.change">
        <div className="diary-side-part">
          <MinutesForm minutes={offerMinutes} refusal={refusal} />
        </div>
      </Allowed>
    </SidePanel>
  )
}

type RowProps = { person: WaitingPerson; refusal: Refusal | undefined }

function PersonRow({ person: { id, day, name, service, contact, hasEmail, offer }, refusal }: RowProps) {
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold break-words">{name}</b>
        {offer !== null && <Badge tone="accent">Offered</Badge>}
        {!hasEmail && <Badge tone="outline">Ring them</Badge>}
      </p>
      <p>
        {formatBookingDay(getNoon(day), 'en')}, {service}
      </p>
      <p className="break-words text-muted text-small">{contact}</p>
      {offer !== null && (
        <p className="text-small">
          {formatBookingTime(offer.startsAt, 'en')} with {offer.diaryName} is kept until{' '}
          {formatBookingMoment(offer.until, 'en')}.
        </p>
      )}
      <Allowed to="bookings.change">
        <div className="mt-2 flex flex-wrap gap-2">
          {hasEmail && offer === null && (
            <Form
              intent="offer"
              hidden={{ entryId: id }}
              refusal={refusal}
              failed="Not offered"
              submit="Offer a time"
              submitLabel={`Offer a time to ${name}`}
              variant="secondary"
              size="sm"
            />
          )}
          <Form
            intent="remove"
            hidden={{ entryId: id }}
            refusal={refusal}
            failed="Not removed"
            submit="Remove"
            submitLabel={`Remove ${name} from the waiting list`}
            variant="secondary"
            size="sm"
          />
        </div>
      </Allowed>
    </li>
  )
}

function MinutesForm({ minutes, refusal }: { minutes: number; refusal: Refusal | undefined }) {
  const id = useId()
  return (
    <Form intent="minutes" refusal={refusal} submit="Save minutes" variant="secondary" size="sm" className="grid gap-3">
      <TextEntry
        id={id}
        name="minutes"
        label="Minutes that an offered time is kept"
        hint="Never past the start of the appointment."
        inputMode="numeric"
        defaultValue={String(minutes)}
        maxLength={4}
      />
    </Form>
  )
}
