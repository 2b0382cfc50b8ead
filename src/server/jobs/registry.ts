import type { Deps } from '../context.ts'
import type { TemplateName } from '../mail/send.ts'
import { MAIL_TEMPLATES } from '../mail/templates/index.ts'
import type { MailTransport } from '../mail/transports/index.ts'
import { JOBS, type JobDefinition, type JobName, type JobPayload } from '../queue/definitions.ts'
import type { Breaker } from './breaker.ts'
import type { JobHandler, Registry } from './job.ts'
import type { WorkerOptions } from './options.ts'
import { scheduledRegistry } from './schedule.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { createMailHandler } from './send-mail.ts'

/** A job without a handler does not compile. */
type Handlers = { [Name in JobName]: JobHandler<JobPayload<Name>> }

/** Everything this version of the program can run. */
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
  }
  const names = Object.keys(JOBS) as JobName[]
  return {
    ...Object.fromEntries(names.map((name) => [name, { ...definitionOf(name, options), handle: handlers[name] }])),
    ...scheduledRegistry(scheduledJobs(deps.config)),
  }
}

function definitionOf(name: JobName, { mail }: WorkerOptions): JobDefinition {
  const { timeLimitMs, retry, ...definition } = JOBS[name]
  if (definition.lane !== 'mail') return JOBS[name]
  return { ...definition, timeLimitMs: mail.sendTimeoutMs ?? timeLimitMs, retry: { ...retry, ...mail.retry } }
}
