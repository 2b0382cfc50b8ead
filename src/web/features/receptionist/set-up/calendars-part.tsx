import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { AddCalendar, ConnectCalendar } from './add-calendar.tsx'
import { CalendarRow } from './calendar-row.tsx'
import { FeedBlock } from './feed-block.tsx'
import { SetUpPart } from './part.tsx'
import type { CalendarBlockProps, SetUpProps } from './set-up-props.ts'
import './calendars.css'

/** The calendars of each diary. Changes take effect at once and belong to no version. */
export function CalendarsPart({ calendars, now, refusal }: SetUpProps) {
  const linked = calendars.reduce((sum, one) => sum + one.calendars.length, 0)
  return (
    <SetUpPart
      id="calendars"
      title="Calendars"
      intro="Times at which somebody is busy in another calendar are not offered, and other calendars can show these appointments. Changes here take effect at once."
      brief={linked === 0 ? 'None linked' : linked === 1 ? '1 calendar is read' : `${linked} calendars are read`}
      isOpen={/calendar|feed/.test(refusal?.intent ?? '')}
    >
      {calendars.length === 0 && <p className="p-step text-muted text-ui">Nobody has a diary yet.</p>}
      {calendars.map((diary) => (
        <DiaryBlock key={diary.diaryId} diary={diary} now={now} refusal={refusal} />
      ))}
    </SetUpPart>
  )
}

function DiaryBlock(props: CalendarBlockProps) {
  const { diary, now, refusal } = props
  return (
    <section className="calendars" aria-labelledby={`calendars-${diary.diaryId}`}>
      <h3 id={`calendars-${diary.diaryId}`}>
        {diary.diaryName}
        {diary.isArchived && <span className="font-normal text-muted"> (archived)</span>}
      </h3>
      <div className="calendars-side">
        <h4>Linked calendars</h4>
        {diary.calendars.length === 0 ? (
          <p className="set-up-hint">None. {diary.diaryName} can be booked at any time of the opening hours.</p>
        ) : (
          <ul>
            {diary.calendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} now={now} refusal={refusal} />
            ))}
          </ul>
        )}
        {/* The forms are folded and empty again as soon as there is another calendar. */}
        <Allowed key={diary.calendars.length} to="receptionist.change">
          <AddCalendar {...props} />
          <ConnectCalendar {...props} />
        </Allowed>
      </div>
      <div className="calendars-side">
        <h4>Shown in other calendars</h4>
        <FeedBlock {...props} />
      </div>
    </section>
  )
}
