import type { DiaryCalendars } from '#contracts/receptionist/calendars.ts'
import type { Retention } from '#contracts/receptionist/contacts.ts'
import type { ModelSetUp } from '#contracts/receptionist/model.ts'
import type { DraftView } from '#contracts/receptionist/publishing.ts'
import type { ComingBookings, Experience, SetUp } from '#contracts/receptionist/set-up-page.ts'
import type { WidgetSetUp } from '#contracts/receptionist/widget.ts'
import type { Refusal } from '#web/features/form/refusal.ts'

export type SetUpProps = {
  base: string
  setUp: SetUp
  draft: DraftView
  experiences: Experience[]
  /** The number of future appointments, by diary and service. */
  coming: ComingBookings[]
  colleagues: { id: string; name: string }[]
  /** The time of the last web chat message. */
  lastUsedAt: string | null
  model: ModelSetUp
  isPaused: boolean
  retention: Retention
  widget: WidgetSetUp
  siteUrl: string
  calendars: DiaryCalendars[]
  now: string
  /** The ids of the parts that the address opens, or "new". */
  edited: { service: string; diary: string }
  refusal: Refusal | undefined
}

export type CalendarBlockProps = Pick<SetUpProps, 'now' | 'refusal'> & { diary: DiaryCalendars }
