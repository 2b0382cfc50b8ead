import type { ReceptionistConfiguration } from './configuration.ts'
import type { BilingualName } from './diary.ts'

/** The draft and the live configuration of an organisation's receptionist. */
export type SetUp = {
  slug: string
  /** Public bodies publish Irish first. */
  isPublicBody: boolean
  revision: number
  configuration: ReceptionistConfiguration
  live: ReceptionistConfiguration
  /** Public holidays in the next year. */
  holidays: { day: string; name: BilingualName }[]
}

/** Future appointments of one diary and service. */
export type ComingBookings = {
  diaryId: string
  serviceId: string
  count: number
  /** Start of the earliest one. */
  next: string
}

/** One sentence about what callers experience. */
export type Experience = {
  id: string
  /** `always`: cannot be changed. `missing`: callers would notice. */
  state: 'always' | 'ready' | 'missing'
  text: string
  /** The end of the sentence, in Irish. */
  irish?: string
  /** `to` begins with # or ? for a part of the set-up, with / for another section. */
  action?: { to: string; label: string }
}
