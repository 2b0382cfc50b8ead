import { z } from 'zod'
import { id } from '../primitives.ts'
import type { BilingualName, Language } from './diary.ts'

/** How long an offered time is held, in minutes. */
export const DEFAULT_OFFER_MINUTES = 60
const [MIN_OFFER_MINUTES, MAX_OFFER_MINUTES] = [15, 1_440]

export type WaitingState = 'waiting' | 'offered' | 'booked' | 'ended'

/** A person on the waiting list, as staff see them. */
export type WaitingPerson = {
  id: string
  day: string
  service: string
  name: string
  contact: string
  /** False: staff ring them. */
  hasEmail: boolean
  /** The time held for them, and until when. */
  offer: { startsAt: string; diaryName: string; until: string } | null
}

export type WaitingList = { people: WaitingPerson[]; offerMinutes: number }

/** A person's own place on the waiting list, behind a mailed link. */
export type OwnWaiting = {
  state: WaitingState | 'over'
  day: string
  serviceName: BilingualName
  language: Language
  offer: { startsAt: string; endsAt: string; diaryName: string; until: string } | null
  organisation: { name: string; address: string | null; phone: string | null }
}

export const waitingChoice = z.object({ entryId: id('wai') })

/** `offer` is the offer that the page showed. Answers to earlier offers are ignored. */
export const offerAnswer = z.object({ offer: z.string().max(100) })

export const waitingMinutes = z.object({
  minutes: z.coerce
    .number({ error: 'Please write the minutes as a number' })
    .int('Please write whole minutes')
    .min(MIN_OFFER_MINUTES, `Please give them ${MIN_OFFER_MINUTES} minutes at least`)
    .max(MAX_OFFER_MINUTES, 'Please keep a time for one day at most'),
})
