import { runTurns } from '../assistant/turn/run-turns.ts'
import type { Deps } from '../context.ts'
import { remindOfBooking } from '../domains/bookings/index.ts'
import { disconnectCalendar, readCalendar, writeEvent } from '../domains/calendars/index.ts'
import { mailBooking, mailWaiting } from '../domains/conversations/index.ts'
import { readSource } from '../domains/material/index.ts'
import type { TemplateName } from '../mail/mail-sender.ts'
import { MAIL_TEMPLATES } from '../mail/templates/index.ts'
import type { MailTransport } from '../mail/transports/mail-transport.ts'
import { JOBS, type JobDefinition, type JobName, type JobPayload } from '../queue/job-definitions.ts'
import type { Breaker } from './breaker.ts'
import { createScheduleRegistry } from './enqueue-schedule.ts'
import { JobError, type JobHandler, type Registry } from './job.ts'
import { createMailHandler } from './mail-handler.ts'
import { listScheduledJobs } from './scheduled-jobs.ts'
import type { WorkerOptions } from './worker-options.ts'

/** A job without a handler does not compile. */
type Handlers = { [Name in JobName]: JobHandler<JobPayload<Name>> }

/** All jobs that this version can run. */
export function createRegistry(
  deps: Deps,
  options: WorkerOptions,
  mailing: { breaker: Breaker; transport: MailTransport },
): Registry {
  const sendMail = createMailHandler(deps, options, mailing)
  const handlers: Handlers = {
    ...(Object.fromEntries(Object.keys(MAIL_TEMPLATES).map((name) => [`mail:${name}`, sendMail])) as Record<
      `mail:${TemplateName}`,
      typeof sendMail
    >),
    'receptionist-turn': async (ctx, { conversationId }) => {
      if (!(await runTurns(ctx, conversationId))) throw new JobError('conversation_busy', 'retry')
      return undefined
    },
    'mail-booking': async (_ctx, change) => (tx) => mailBooking(tx, change),
    'mail-waiting': async (_ctx, waiting) => (tx) => mailWaiting(tx, waiting),
    'read-calendar': (ctx, { calendarId }, { signal }) => readCalendar(ctx, calendarId, { signal }),
    'read-material': (ctx, { sourceId }, { signal }) => readSource(ctx, sourceId, { signal }),
    'write-calendar-event': (ctx, event, { signal }) => writeEvent(ctx, event, { signal }),
    'disconnect-calendar': (ctx, { calendarId }, { signal }) => disconnectCalendar(ctx, calendarId, { signal }),
    'remind-of-booking': async (_ctx, booking) => (tx) => remindOfBooking(tx, booking),
  }
  const names = Object.keys(JOBS) as JobName[]
  return {
    ...Object.fromEntries(names.map((name) => [name, { ...resolveDefinition(name, options), handle: handlers[name] }])),
    ...createScheduleRegistry(listScheduledJobs(deps.config)),
  }
}

function resolveDefinition(name: JobName, { mail }: WorkerOptions): JobDefinition {
  const { timeLimitMs, retry, ...definition } = JOBS[name]
  if (definition.lane !== 'mail') return JOBS[name]
  return { ...definition, timeLimitMs: mail.sendTimeoutMs ?? timeLimitMs, retry: { ...retry, ...mail.retry } }
}
