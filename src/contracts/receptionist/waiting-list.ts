import { z } from 'zod'
import { id } from '../primitives.ts'
import type { BilingualName, Language } from './diary.ts'

/** How long an offered time is kept, in minutes. */
export const DEFAULT_OFFER_MINUTES = 60
const [FEWEST, MOST] = [15, 1_440]

export type WaitingState = 'waiting' | 'offered' | 'booked' | 'ended'

/** Somebody who waits for a time on a day, as staff see them. */
export type WaitingPerson = {
  id: string
  day: string
  service: string
  name: string
  contact: string
  /** False: without an address they are rung. */
  hasEmail: boolean
  /** What is kept for them now, and until when. */
  offer: { startsAt: string; diaryName: string; until: string } | null
}

export type WaitingList = { people: WaitingPerson[]; offerMinutes: number }

/** What somebody sees of their own waiting, behind the link of a mail. */
export type OwnWaiting = {
  state: WaitingState | 'over'
  day: string
  serviceName: BilingualName
  language: Language
  offer: { startsAt: string; endsAt: string; diaryName: string; until: string } | null
  organisation: { name: string; address: string | null; phone: string | null }
}

export const waitingChoice = z.object({ entryId: id('wai') })

/** `offer` is what they were shown: an answer to an earlier offer counts for nothing. */
export const offerAnswer = z.object({ offer: z.string().max(100) })

export const waitingMinutes = z.object({
  minutes: z.coerce
    .number({ error: 'Please write the minutes as a number' })
    .int('Please write whole minutes')
    .min(FEWEST, `Please give them ${FEWEST} minutes at least`)
    .max(MOST, 'Please keep a time for one day at most'),
})
