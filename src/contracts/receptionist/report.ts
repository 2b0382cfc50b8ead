import { z } from 'zod'
import { day } from '../primitives.ts'
import type { BilingualName, Language } from './diary.ts'
import type { ConversationOutcome } from './talk.ts'
import type { DeskTime, MonthUsage } from './usage.ts'

/** The week of this day. Invalid values count as missing. */
export const reportWeek = z.object({ week: day('').optional().catch(undefined) })

/** One conversation in the chart of a week. */
export type ReportConversation = {
  id: string
  /** Instant of the contact's first message. */
  at: string
  /** Minutes after midnight, Irish time, at which it began. */
  minute: number
  /** Duration in minutes. */
  minutes: number
  language: Language
  /** The outcome that it counts by. */
  outcome: ConversationOutcome | null
  hasBooked: boolean
}

/** Minutes after midnight, Irish time. A period past midnight ends its day at 1,440. */
export type OpenPeriod = { from: number; to: number }

export type ReportDay = {
  /** YYYY-MM-DD */
  day: string
  open: OpenPeriod[]
  closure: BilingualName | null
  conversations: ReportConversation[]
}

export type ReceptionistReport = {
  /** Monday and Sunday. */
  from: string
  to: string
  previous: string
  /** Null in the current week. */
  next: string | null
  days: ReportDay[]
  total: number
  totalBefore: number
  /** Conversations that made an appointment, however they ended. */
  booked: number
  neededNobody: number
  whileClosed: number
  outcomes: Record<ConversationOutcome | 'open', number>
  inIrish: number
  /** Questions of the week that had no answer, and those of them that still have none. */
  unknown: { asked: number; open: number }
  /** How many callers rated the conversation, and how many of them found it helpful. */
  helped: { asked: number; yes: number }
  /** Minutes and cents. Null where no savings are counted. */
  saved: (DeskTime & { written: number; writingUp: number; minutes: number; cents: number }) | null
  usage: MonthUsage
  /** True when the chart omits conversations. */
  isCut: boolean
}
