import { useId } from 'react'
import type { StaffCalendar } from '#contracts/receptionist/calendars.ts'
import { formatAgo } from '#contracts/words/ago.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { describeReading, formatWait, listDoubts } from './calendar-words.ts'
import type { CalendarBlockProps } from './set-up-props.ts'

type RowProps = Pick<CalendarBlockProps, 'now' | 'refusal'> & { calendar: StaffCalendar }

export function CalendarRow({ calendar, now, refusal }: RowProps) {
  const { name, failure, readAt, kind, choices } = calendar
  if (choices !== null) return <ChoiceRow calendar={calendar} choices={choices} refusal={refusal} />
  return (
    <li className="calendars-row">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold break-words">{name}</b>
        {failure !== null && <Badge tone="critical">Not read</Badge>}
        {failure === null && readAt === null && <Badge tone="outline">Being read</Badge>}
      </p>
      {failure !== null && <Failure calendar={calendar} now={now} />}
      {(failure === null || readAt !== null) && <p className="set-up-hint">{describeReading(calendar, now)}</p>}
      {listDoubts(calendar).map((doubt) => (
        <p key={doubt} className="set-up-hint">
          {doubt}
        </p>
      ))}
      {kind === 'account' ? <Writing calendar={calendar} now={now} /> : <Titles calendar={calendar} />}
      <Allowed to="receptionist.change">
        <div className="calendars-actions">
          <Action intent="read-calendar" calendar={calendar} refusal={refusal} />
          <Action intent="remove-calendar" calendar={calendar} refusal={refusal} />
        </div>
        {kind === 'account' && (
          <p className="set-up-hint">
            Disconnecting takes the coming appointments out of it and deletes the password here. Past appointments, and
            those that somebody changed there, stay.
          </p>
        )}
      </Allowed>
    </li>
  )
}

function Titles({ calendar: { showsTitles } }: Pick<RowProps, 'calendar'>) {
  return (
    <p className="set-up-hint">
      {showsTitles ? 'You see the titles of its events in the diary.' : 'The diary says “Busy”, without titles.'}
    </p>
  )
}

/** The calendar of an account into which appointments are written. */
function Writing({ calendar: { userName, writtenAt, writeFailure }, now }: Omit<RowProps, 'refusal'>) {
  return (
    <>
      <p className="set-up-hint break-words">
        Connected as {userName}.{' '}
        {writtenAt === null ? 'Nothing was written into it yet.' : `Last written ${formatAgo(writtenAt, now)}.`} The
        diary says “Busy” for its other events, without titles.
      </p>
      {writeFailure !== null && (
        <p className="text-ui">
          <b className="font-semibold">Not written.</b> {writeFailure}{' '}
          <span className="text-muted">Missing appointments are written after the next reading.</span>
        </p>
      )}
    </>
  )
}

/** Shown until one of an account's calendars is chosen. */
function ChoiceRow({ calendar, choices, refusal }: Omit<RowProps, 'now'> & { choices: string[] }) {
  const { id, name, userName } = calendar
  const fieldId = useId()
  return (
    <li className="calendars-row">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold break-words">{name}</b>
        <Badge tone="caution">Choose a calendar</Badge>
      </p>
      <p className="set-up-hint break-words">
        Signed in as {userName}. Nothing is read or written until you choose one of its calendars.
      </p>
      <Allowed to="receptionist.change">
        <Form
          intent="choose-calendar"
          hidden={{ calendarId: id }}
          refusal={refusal}
          variant="secondary"
          size="sm"
          submit="Use this calendar"
          className="grid gap-3"
        >
          <SelectEntry id={fieldId} name="place" label="Calendar">
            {choices.map((choice, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two calendars may have one name, and the place is what is sent
              <option key={place} value={place}>
                {choice}
              </option>
            ))}
          </SelectEntry>
        </Form>
        <div className="calendars-actions">
          <Action intent="remove-calendar" calendar={calendar} refusal={refusal} />
        </div>
      </Allowed>
    </li>
  )
}

type ActionProps = Omit<RowProps, 'now'> & { intent: 'read-calendar' | 'remove-calendar' }

function Action({ intent, calendar: { id, name, kind }, refusal }: ActionProps) {
  const isReading = intent === 'read-calendar'
  const words = isReading ? 'Read now' : kind === 'account' ? 'Disconnect' : 'Remove'
  return (
    <Form
      intent={intent}
      hidden={{ calendarId: id }}
      refusal={refusal}
      failed={isReading ? 'Not read' : 'Not removed'}
      variant="secondary"
      size="sm"
      submit={words}
      submitLabel={isReading ? `Read ${name} now` : `${words} ${name}`}
    />
  )
}

function Failure({ calendar: { failure, readAt, nextReadAt }, now }: Omit<RowProps, 'refusal'>) {
  if (failure === null) return null
  return (
    <p className="text-ui">
      {failure.words}{' '}
      <span className="text-muted">
        Since {formatMoment(failure.since)}. {readAt !== null && 'What was read before stays busy. '}
        It is tried again {formatWait(nextReadAt, now)}.
      </span>
    </p>
  )
}
