import { useId } from 'react'
import { FEED_DETAILS } from '#contracts/receptionist/calendars.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { DETAIL_WORDS } from './calendar-words.ts'
import { typedInto } from './part-form.tsx'
import type { CalendarBlockProps } from './set-up-props.ts'
import { TickEntry } from './tick-entry.tsx'

/** A disclosure that works without scripts. */
export function AddCalendar({ diary: { diaryId, diaryName }, refusal }: CalendarBlockProps) {
  const id = useId()
  const isRefused = refusal?.intent === 'add-calendar' && refusal.values.diaryId === diaryId
  const typed = isRefused ? typedInto(refusal, 'add-calendar') : undefined
  return (
    <details className="calendars-add" open={isRefused}>
      <summary aria-label={`Add a calendar by its address, for ${diaryName}`}>Add a calendar by its address</summary>
      <Form
        intent="add-calendar"
        hidden={{ diaryId }}
        refusal={refusal}
        variant="secondary"
        submit="Add calendar"
        className="grid gap-4"
      >
        <TextEntry
          id={`${id}-address`}
          name="address"
          label="Private address of the calendar"
          hint="It ends in .ics. Whoever knows it can read the calendar, so it is stored encrypted and not shown again."
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
        />
        <TextEntry
          id={`${id}-name`}
          name="name"
          label="Name"
          hint="As you call it, such as “Home”. Left empty, it gets the name that the calendar has."
          isOptional
          maxLength={60}
          autoComplete="off"
        />
        <TickEntry name="titles" typed={typed} isTicked={false}>
          Show the titles of its events in the diary. Your colleagues see them, callers never do.
        </TickEntry>
        <details>
          <summary className="set-up-hint cursor-pointer">Where to find the address</summary>
          <ul className="set-up-hint mt-2 grid list-disc gap-1 pl-5">
            <li>Google: Settings, your calendar, Integrate calendar, “Secret address in iCal format”.</li>
            <li>Outlook: Settings, Calendar, Shared calendars, Publish a calendar, “ICS”.</li>
            <li>Apple: share the calendar in iCloud as “Public Calendar” and copy its link.</li>
          </ul>
        </details>
      </Form>
    </details>
  )
}

/** Signs in to a CalDAV server. The disclosure works without scripts. */
export function ConnectCalendar({ diary: { diaryId, diaryName }, refusal }: CalendarBlockProps) {
  const id = useId()
  const isRefused = refusal?.intent === 'connect-calendar' && refusal.values.diaryId === diaryId
  return (
    <details className="calendars-add" open={isRefused}>
      <summary aria-label={`Connect a calendar in both directions, for ${diaryName}`}>
        Connect a calendar in both directions
      </summary>
      <Form
        intent="connect-calendar"
        hidden={{ diaryId }}
        refusal={refusal}
        variant="secondary"
        submit="Connect calendar"
        className="grid gap-4"
      >
        <p className="set-up-hint">
          By CalDAV, as Apple, Fastmail and Nextcloud offer it. Its busy times are kept free, and the appointments of{' '}
          {diaryName} are written into it. No other events there are changed.
        </p>
        <TextEntry
          id={`${id}-server`}
          name="server"
          label="Server"
          hint="Apple: caldav.icloud.com. Fastmail: caldav.fastmail.com. Nextcloud: its own address."
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
        />
        <TextEntry
          id={`${id}-user`}
          name="userName"
          label="User name"
          hint="Often the email address there."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <TextEntry
          id={`${id}-password`}
          name="password"
          type="password"
          label="App password"
          hint="Make one for this in the settings of your account there. It is stored encrypted and not shown again."
          autoComplete="off"
          maxLength={500}
        />
        <SelectEntry
          id={`${id}-detail`}
          name="detail"
          label="What the appointments show there"
          hint="Everybody with access to that calendar sees it."
          defaultValue="service"
        >
          {FEED_DETAILS.map((detail) => (
            <option key={detail} value={detail}>
              {DETAIL_WORDS[detail]}
            </option>
          ))}
        </SelectEntry>
      </Form>
    </details>
  )
}
