import type { Deps } from '../context.ts'
import { classifyFailure, type DeliveryFailure } from '../mail/delivery-failure.ts'
import { createMailSender, type StoredMail, type TemplateName } from '../mail/mail-sender.ts'
import { findMail, markMailSent } from '../mail/stored-mails.ts'
import type { MailTransport } from '../mail/transports/mail-transport.ts'
import type { JobPayload } from '../queue/job-definitions.ts'
import type { Breaker, DeliverySign } from './breaker.ts'
import { JobError, type JobHandler, type JobRun, rejectOnAbort, StoppedError } from './job.ts'
import type { WorkerOptions } from './worker-options.ts'

type MailJob = JobHandler<JobPayload<`mail:${TemplateName}`>>

/** Creates the handler that sends a mail of the outbox and reports the result to the breaker. */
export function createMailHandler(
  deps: Deps,
  options: WorkerOptions,
  { breaker, transport }: { breaker: Breaker; transport: MailTransport },
): MailJob {
  const sendMail = createMailSender(deps, transport)
  const note = (id: string, sign: DeliverySign) => {
    const turn = breaker.recordEnd(id, sign)
    if (turn === 'resumed') deps.log.info('mail server reachable again')
    else if (turn !== undefined) deps.log.warn({ pauseMs: turn }, 'mail server unavailable: mail paused')
  }
  return async (ctx, { mailId }, run) => {
    const row = await findMail(ctx, mailId)
    // The mail was erased, or a worker sent it and lost its lease before it could mark it.
    if (row === undefined || row.sent_at !== null) return undefined
    try {
      await rejectOnAbort(sendMail(toStoredMail(row), run.signal), run.signal)
    } catch (error) {
      if (run.signal.reason instanceof StoppedError) throw error
      const failure = classifyFailure(run.signal.reason ?? error)
      note(run.id, classifySign(failure.kind, options))
      throw toJobError(failure, ctx.now(), run, options)
    }
    note(run.id, 'works')
    return (tx) => markMailSent(tx, mailId, run.attempt)
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findMail>>>

function toStoredMail({ id, template, recipient, reply_to, thread, props, created_at }: Row): StoredMail {
  return {
    id,
    template: template as TemplateName,
    to: recipient,
    replyTo: reply_to,
    thread: thread?.split(' ') ?? [],
    props,
    createdAt: new Date(created_at),
  }
}

function toJobError({ kind, code }: DeliveryFailure, now: Date, run: JobRun, options: WorkerOptions): JobError {
  const isOurFault = kind === 'unrenderable' && run.attempt >= options.mail.renderAttempts
  const isTooOld = now.getTime() - run.createdAt.getTime() >= options.maxAgeMs
  if (kind === 'refused' || isOurFault || isTooOld) return new JobError(code, 'give-up')
  return new JobError(code, kind === 'unreachable' || kind === 'unauthorized' ? 'release' : 'retry')
}

function classifySign(kind: DeliveryFailure['kind'], { mail }: WorkerOptions): DeliverySign {
  if (kind === 'unauthorized') return { fails: mail.lockout }
  if (kind === 'unreachable' || kind === 'lost') return { fails: mail.outage }
  return kind === 'refused' || kind === 'postponed' ? 'works' : 'unknown'
}
