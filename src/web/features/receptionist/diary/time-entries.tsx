import { TextEntry } from '#web/features/form/entries.tsx'
import { CheckboxEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

type TimeEntriesProps = {
  day: string
  time: string
  /** The instant that both mean: by the clock alone, a time that comes twice in a night is the first one. */
  at: string
  onDay?: (day: string) => void
}

/** A day and a time by the Irish clock. */
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

/** Shown once somebody tried a time at which nobody works: they can still want it. */
export function OutsideHoursEntry({ refusal }: { refusal: Refusal | undefined }) {
  const isAsked = refusal?.fieldErrors.outsideHours !== undefined || refusal?.values.outsideHours === 'on'
  if (!isAsked) return null
  return <CheckboxEntry name="outsideHours">Book it outside of the hours</CheckboxEntry>
}
