import { useParams } from 'react-router'
import type { DiaryWeek } from '#contracts/receptionist/diary-screen.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChangedNotice } from './changed-parts.tsx'
import { ClashNotice } from './clash-parts.tsx'
import { DayPanel } from './day-panel.tsx'
import type { DiaryPart, DiaryScreenProps } from './diary-part.ts'
import { useDiaryPlace } from './diary-place.ts'
import { DiaryToolbar } from './diary-toolbar.tsx'
import { useHoldEnds } from './use-hold-ends.ts'
import { WeekStrip } from './week-strip.tsx'
import { WeekTable } from './week-table.tsx'
import { isShut } from './words.ts'
import './diary.css'
import './day.css'

export function DiaryScreen({ children, people, clashes, changed, ...screen }: DiaryScreenProps) {
  const { bookingId } = useParams()
  useHoldEnds(screen.now, screen.week.nextHoldEnd)
  const place = { ...useDiaryPlace(), day: screen.day }
  const week = showOnly(screen.week, place.who, screen.day)
  const part: DiaryPart = { ...screen, week, place, chosenId: bookingId }
  const open = week.days.find(({ day }) => day === screen.day)
  return (
    <div className="diary">
      <DiaryToolbar {...part} people={people} />
      <ClashNotice base={screen.base} clashes={clashes} />
      <ChangedNotice base={screen.base} changed={changed} />
      {people.length === 0 ? (
        <div className="diary-box">
          <EmptyState
            title="Nobody has a diary yet"
            text="People and rooms come from Set-up. Their hours and bookings appear here."
          />
        </div>
      ) : (
        <>
          <WeekTable {...part} />
          <WeekStrip {...part} />
          <div className="diary-body">
            {open !== undefined && <DayPanel {...part} open={open} />}
            {children}
          </div>
        </>
      )}
    </div>
  )
}

/** Only the chosen person's columns, and no weekend without work. */
function showOnly(week: DiaryWeek, who: string | undefined, chosenDay: string): DiaryWeek {
  const isKnown = week.days.some(({ columns }) => columns.some(({ diaryId }) => diaryId === who))
  const days = week.days.map((day) => ({
    ...day,
    columns: isKnown ? day.columns.filter(({ diaryId }) => diaryId === who) : day.columns,
  }))
  const isWeekend = (index: number) => index >= 5
  return {
    ...week,
    days: days.filter(({ day, columns }, index) => !isWeekend(index) || day === chosenDay || !columns.every(isShut)),
  }
}
