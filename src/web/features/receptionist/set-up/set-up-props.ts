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
  /** Appointments that have not begun, by diary and service. */
  coming: ComingBookings[]
  colleagues: { id: string; name: string }[]
  /** When somebody last wrote on web chat. */
  lastUsedAt: string | null
  model: ModelSetUp
  isPaused: boolean
  retention: Retention
  widget: WidgetSetUp
  siteUrl: string
  calendars: DiaryCalendars[]
  /** An instant. */
  now: string
  /** The ids of what the address opens, or "new". */
  edited: { service: string; diary: string }
  refusal: Refusal | undefined
}

/** One diary of them. */
export type CalendarBlockProps = Pick<SetUpProps, 'now' | 'refusal'> & { diary: DiaryCalendars }
