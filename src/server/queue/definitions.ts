import { z } from 'zod'
import { MAIL_TEMPLATES, type MailTemplates } from '../mail/templates/index.ts'
import type { Backoff } from './backoff.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Each lane has slots of its own, so that long work, or a mail server that hangs, never keeps short work waiting. */
export const LANES = ['mail', 'short', 'long'] as const
export type Lane = (typeof LANES)[number]

export type JobDefinition<Payload extends z.ZodType = z.ZodType> = {
  payload: Payload
  lane: Lane
  timeLimitMs: number
  /** A job that has failed `maxAttempts` times is given up: it waits for an administrator's decision. */
  retry: Backoff & { maxAttempts: number }
}

export const RETRY = { baseMs: SECOND, capMs: 15 * MINUTE, maxAttempts: 20 }
export const TIME_LIMITS = { short: 5 * MINUTE, long: 60 * MINUTE }

const mailJob = {
  payload: z.object({ mailId: z.string() }),
  lane: 'mail',
  timeLimitMs: 30 * SECOND,
  // The age of a mail ends its attempts first; this ends those of one that kills every process that sends it.
  retry: { ...RETRY, maxAttempts: 1_000 },
} satisfies JobDefinition

type MailJobName = `mail:${keyof MailTemplates}`

/** A job name for each template: a process leaves mails alone whose template only a newer version knows. */
const MAIL_JOBS = Object.fromEntries(
  Object.keys(MAIL_TEMPLATES).map((template) => [`mail:${template}`, mailJob]),
) as Record<MailJobName, typeof mailJob>

/** What may be enqueued. A payload holds ids, never what somebody wrote: it is kept until the job is done. */
export const JOBS = { ...MAIL_JOBS } satisfies Record<string, JobDefinition>

export type JobName = keyof typeof JOBS
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]['payload']>
