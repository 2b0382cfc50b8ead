import type { MouseEvent } from 'react'
import type { FreeTime } from '#contracts/receptionist/booking-page.ts'
import { formatBookingDay, formatBookingTime } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { getNoon } from './words.ts'

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
