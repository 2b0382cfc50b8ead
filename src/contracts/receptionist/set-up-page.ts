import type { ReceptionistConfiguration } from './configuration.ts'
import type { BilingualName } from './diary.ts'

/** What the receptionist of an organisation goes by. */
export type SetUp = {
  slug: string
  version: number
  /** Who saved the version, and when. Null: it was made at the registration. */
  saved: { at: string; by: string | null }
  configuration: ReceptionistConfiguration
  /** The public holidays from today on, for a year. */
  holidays: { day: string; name: BilingualName }[]
}

/** Appointments that have not begun, of one diary and service. */
export type ComingBookings = {
  diaryId: string
  serviceId: string
  count: number
  /** When the first of them begins. */
  next: string
}

/** One sentence about what callers experience. */
export type Experience = {
  id: string
  /** always: nobody can change it. missing: they would notice. */
  state: 'always' | 'ready' | 'missing'
  text: string
  /** The end of the sentence, in Irish. */
  irish?: string
  /** `to` begins with # or ? for a part of the set-up, with / for another section. */
  action?: { to: string; label: string }
}
