import type { MouseEvent } from 'react'
import type { FreeTime } from '#contracts/receptionist/bookings.ts'
import { formatBookingDay, formatBookingTime } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { CheckboxEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { getNoon } from './words.ts'

type TimeEntriesProps = {
  day: string
  time: string
  /** The instant of a day and a time. For a time that the clocks repeat, it is the first one. */
  at: string
  onDay?: (day: string) => void
}

export function TimeEntries({ day, time, at, onDay }: TimeEntriesProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-3 *:flex-auto">
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

type FreeTimeButtonsProps = { times: FreeTime[]; day: string; diaryId: string; isLoading: boolean }

const MAX_SHOWN = 24

/** Free times with the chosen person. A press fills in the form's time. */
export function FreeTimeButtons({ times, day, diaryId, isLoading }: FreeTimeButtonsProps) {
  const own = times.filter((time) => time.diaryId === diaryId)
  const dayName = /^\d{4}-\d\d-\d\d$/.test(day) ? formatBookingDay(getNoon(day), 'en') : 'this day'
  return (
    <fieldset className="diary-free-times" aria-busy={isLoading}>
      <legend>{own.length === 0 ? `Nothing is free on ${dayName}` : `Free on ${dayName}`}</legend>
      {own.slice(0, MAX_SHOWN).map((time) => (
        <button key={time.startsAt} type="button" onClick={(event) => fillInTime(event, time)}>
          {formatBookingTime(time.startsAt, 'en')}
        </button>
      ))}
    </fieldset>
  )
}

function fillInTime({ currentTarget }: MouseEvent<HTMLButtonElement>, { startsAt }: FreeTime): void {
  const field = currentTarget.form?.elements.namedItem('time')
  if (!(field instanceof HTMLInputElement)) return
  field.value = formatTime(startsAt)
  // Hides the field's error as typing does.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const instant = currentTarget.form?.elements.namedItem('at')
  if (instant instanceof HTMLInputElement) instant.value = startsAt
}
