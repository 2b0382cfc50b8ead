import { z } from 'zod'
import { MAIL_TEMPLATES } from '../mail/templates/index.ts'
import type { MailProps } from '../mail/templates/mail-template.ts'
import type { Backoff } from './backoff.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Each lane has its own slots, so that long work or a slow outside server never delays short work. */
export const LANES = ['mail', 'short', 'long', 'outside', 'reading'] as const
export type Lane = (typeof LANES)[number]

export type JobDefinition<Payload extends z.ZodType = z.ZodType> = {
  payload: Payload
  lane: Lane
  timeLimitMs: number
  /** After `maxAttempts` failures a job is given up, and an administrator decides about it. */
  retry: Backoff & { maxAttempts: number }
}

export const RETRY = { baseMs: SECOND, capMs: 15 * MINUTE, maxAttempts: 20 }
export const TIME_LIMITS = { short: 5 * MINUTE, long: 60 * MINUTE }

const mailJob = {
  payload: z.object({ mailId: z.string() }),
  lane: 'mail',
  timeLimitMs: 30 * SECOND,
  // Normally a mail's age ends its attempts first. This bounds a mail that crashes every process that sends it.
  retry: { ...RETRY, maxAttempts: 1_000 },
} satisfies JobDefinition

type MailJobName = `mail:${keyof MailProps}`

/** One job name for each template, so that an older process leaves mails with an unknown template alone. */
const MAIL_JOBS = Object.fromEntries(
  Object.keys(MAIL_TEMPLATES).map((template) => [`mail:${template}`, mailJob]),
) as Record<MailJobName, typeof mailJob>

/** The jobs that verbs can enqueue. A payload holds ids and no personal data, because it is stored. */
export const JOBS = {
  ...MAIL_JOBS,
  'remind-of-booking': {
    payload: z.object({ bookingId: z.string(), version: z.number() }),
    lane: 'short',
    timeLimitMs: TIME_LIMITS.short,
    retry: RETRY,
  },
  /** Mails an organisation's staff what a caller did with a booking. */
  'mail-booking': {
    payload: z.object({ bookingId: z.string(), changeId: z.string() }),
    lane: 'short',
    timeLimitMs: TIME_LIMITS.short,
    retry: RETRY,
  },
  /** Mails an organisation's staff about a conversation that needs a person. */
  'mail-waiting': {
    payload: z.object({
      conversationId: z.string(),
      /** The turn that answered an emergency. */
      turnId: z.string().optional(),
    }),
    lane: 'short',
    timeLimitMs: TIME_LIMITS.short,
    retry: RETRY,
  },
  /** Runs the turns of a conversation after its process was lost. */
  'receptionist-turn': {
    payload: z.object({ conversationId: z.string() }),
    lane: 'short',
    timeLimitMs: TIME_LIMITS.short,
    retry: RETRY,
  },
  /** Reads the busy times of another calendar. A failed reading is due again after five minutes. */
  'read-calendar': {
    payload: z.object({ calendarId: z.string() }),
    lane: 'outside',
    timeLimitMs: 2 * MINUTE,
    retry: { ...RETRY, maxAttempts: 5 },
  },
  /** Reads a website or a document into passages. */
  'read-material': {
    payload: z.object({ sourceId: z.string() }),
    lane: 'reading',
    timeLimitMs: 30 * MINUTE,
    retry: { ...RETRY, maxAttempts: 3 },
  },
  /** Writes a booking to the calendar of an account. The next reading repeats a failed write. */
  'write-calendar-event': {
    payload: z.object({ calendarId: z.string(), bookingId: z.string() }),
    lane: 'outside',
    timeLimitMs: 2 * MINUTE,
    retry: { ...RETRY, maxAttempts: 5 },
  },
  /** Deletes the future appointments from a calendar, then its stored data. */
  'disconnect-calendar': {
    payload: z.object({ calendarId: z.string() }),
    lane: 'outside',
    timeLimitMs: 5 * MINUTE,
    retry: { ...RETRY, maxAttempts: 5 },
  },
} satisfies Record<string, JobDefinition>

export type JobName = keyof typeof JOBS
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]['payload']>
