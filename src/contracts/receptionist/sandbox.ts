import { z } from 'zod'
import { type Language, language } from './diary.ts'
import type { TalkBooking } from './talk.ts'

/** Messages between visitors of /ai-receptionist and the demonstration practice. */

export const sandboxOpening = z.object({ language })

export const sandboxMessage = z.object({
  /** The encrypted state of the sandbox. The server does not store it. */
  sandbox: z.string().min(1).max(60_000),
  text: z.string(),
})

export type SandboxSaid = { text: string; language: Language }

/** An action in the list beside the diary. */
export type SandboxDeed =
  | { kind: 'looked'; count: number }
  | { kind: TalkBooking['state']; startsAt: string; endsAt: string }
  | { kind: 'handed over' | 'message taken' }

type Span = { startsAt: string; endsAt: string }

export type SandboxDiary = {
  /** The Irish day that it shows. */
  day: string
  open: Span[]
  others: Span[]
  own: Span[]
}

export type SandboxAnswer = {
  sandbox: string
  said: SandboxSaid[]
  deeds: SandboxDeed[]
  diary: SandboxDiary
  /** Instant of expiry. */
  endsAt: string
}
