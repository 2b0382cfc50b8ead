import { RETENTION_MONTHS } from '#contracts/receptionist/contacts.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SetUpPart } from './part.tsx'
import type { SetUpProps } from './set-up-props.ts'

/** How long conversations and bookings are kept. It takes effect at once and is in no version. */
export function RetentionPart({ retention, setUp, refusal }: SetUpProps) {
  const mayChange = useIsAllowed('contacts.change')
  const fields = (
    <div className="set-up-grid">
      <SelectEntry
        name="conversations"
        label="Keep conversations"
        hint="After their last message, with what was noted about them."
        defaultValue={String(retention.conversations)}
        key={`conversations ${retention.conversations}`}
      >
        <Periods />
      </SelectEntry>
      <SelectEntry
        name="bookings"
        label="Keep bookings"
        hint="After the appointment, with name, address, number and note."
        defaultValue={String(retention.bookings)}
        key={`bookings ${retention.bookings}`}
      >
        <Periods />
      </SelectEntry>
    </div>
  )
  return (
    <SetUpPart
      id="kept"
      title="How long things are kept"
      intro="Older ones are deleted for good within the hour. Counts and reports stay. Callers read the period on the page of your receptionist, and can see and erase what is kept of them."
      brief={`${inWords(retention.conversations)}, bookings ${inWords(retention.bookings)}`}
      isOpen={refusal?.intent === 'retention'}
    >
      {mayChange ? (
        <Form
          intent="retention"
          refusal={refusal}
          hidden={{ seen: `${retention.conversations}-${retention.bookings}` }}
          submit="Save periods"
          variant="secondary"
          className="set-up-form"
        >
          {fields}
        </Form>
      ) : (
        <fieldset disabled className="set-up-form">
          {fields}
        </fieldset>
      )}
      <p className="px-4.5 pb-4 text-small">
        <TextLink to={`/talk/${setUp.slug}/your-data`}>The page where callers see their data</TextLink>
      </p>
    </SetUpPart>
  )
}

function Periods() {
  return RETENTION_MONTHS.map((months) => (
    <option key={months} value={months}>
      {inWords(months)}
    </option>
  ))
}

function inWords(months: number): string {
  if (months % 12 === 0 && months > 12) return `${months / 12} years`
  return months === 1 ? '1 month' : `${months} months`
}
