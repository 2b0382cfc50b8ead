import { z } from 'zod'
import { euroAmount, wholeNumber } from '../primitives.ts'

/** Percentages of the plan's limit at which the organisation gets a mail. */
export const USAGE_NOTICES = [80, 100] as const

/** Conversations in an Irish calendar month. */
export type MonthUsage = {
  /** YYYY-MM */
  month: string
  used: number
  /** Null: unlimited. */
  limit: number | null
}

const HOUR = 'Write an amount in euro, like 18 or 18.50, at most 500'
const SPEED = 'Write a number from 50 to 1,000, like 200'
const WRITING_UP = 'Write whole minutes from 0 to 60, like 2'

/** Staff costs at the organisation's own desk: an hour, typing a text, writing a note. */
export const deskTime = z.object({
  hour: euroAmount(HOUR, 50_000),
  speed: wholeNumber(50, 1_000, SPEED),
  writingUp: wholeNumber(0, 60, WRITING_UP),
})

export type DeskTime = {
  hourCents: number
  /** Characters per minute. */
  typingSpeed: number
  writingUpMinutes: number
}
