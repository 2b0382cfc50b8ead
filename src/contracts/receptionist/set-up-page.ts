import type { ReceptionistConfiguration } from './configuration.ts'
import type { BilingualName } from './diary.ts'

/** What the receptionist of an organisation is to go by, and what it goes by today. */
export type SetUp = {
  slug: string
  /** Irish comes first, and nobody can change that. */
  isPublicBody: boolean
  /** Of the draft. */
  revision: number
  /** The draft. */
  configuration: ReceptionistConfiguration
  live: ReceptionistConfiguration
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
