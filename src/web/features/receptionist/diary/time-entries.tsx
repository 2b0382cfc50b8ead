import { TextEntry } from '#web/features/form/entries.tsx'
import { CheckboxEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

type TimeEntriesProps = {
  day: string
  time: string
  /** The instant of a day and a time. For a time that the clocks repeat, it is the first one. */
  at: string
  onDay?: (day: string) => void
}

export function TimeEntries({ day, time, at, onDay }: TimeEntriesProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextEntry
        name="day"
        label="Day"
        type="date"
        required
        defaultValue={day}
        onChange={(event) => onDay?.(event.currentTarget.value)}
      />
      <TextEntry name="time" label="Time" type="time" step={300} required defaultValue={time} />
      <input type="hidden" name="at" defaultValue={at} />
    </div>
  )
}

/** Shown after a refusal because nobody works at that time: staff can confirm it. */
export function OutsideHoursEntry({ refusal }: { refusal: Refusal | undefined }) {
  const isAsked = refusal?.fieldErrors.outsideHours !== undefined || refusal?.values.outsideHours === 'on'
  if (!isAsked) return null
  return <CheckboxEntry name="outsideHours">Book it outside of the hours</CheckboxEntry>
}
