import type { DeskTime } from '#contracts/receptionist/usage.ts'
import { formatCount, formatEuroExactly, formatEuroInput } from '#contracts/words/amounts.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

type Props = { deskTime: DeskTime; refusal: Refusal | undefined }

/** The organisation's own figures for the calculation of the receptionist's savings. */
export function DeskTimeForm({ deskTime, refusal }: Props) {
  const { hourCents, typingSpeed, writingUpMinutes } = deskTime
  return (
    <Form intent="desk-time" refusal={refusal} submit="Save figures" variant="secondary">
      <p className="text-ui text-ink-2">
        Each day the characters that your receptionist wrote are divided by {formatCount(typingSpeed)}, which a person
        types in a minute. Each conversation that needed nobody adds {writingUpMinutes}{' '}
        {writingUpMinutes === 1 ? 'minute' : 'minutes'} of writing up. An hour of that counts{' '}
        {formatEuroExactly(hourCents)}.
      </p>
      <TextEntry
        name="hour"
        label="An hour at your desk, in euro"
        inputMode="decimal"
        defaultValue={formatEuroInput(hourCents)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry name="speed" label="Characters a minute" inputMode="numeric" defaultValue={String(typingSpeed)} />
        <TextEntry
          name="writingUp"
          label="Minutes of writing up"
          inputMode="numeric"
          defaultValue={String(writingUpMinutes)}
        />
      </div>
      <p className="text-small text-muted">Days already counted keep their figures, except yesterday.</p>
    </Form>
  )
}
