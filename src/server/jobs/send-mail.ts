import type { Deps } from '../context.ts'
import { classifyFailure, type DeliveryFailure } from '../mail/delivery-failure.ts'
import { createSendMail, type StoredMail, type TemplateName } from '../mail/send.ts'
import { findMail, markMailSent } from '../mail/stored-mails.ts'
import type { MailTransport } from '../mail/transports/index.ts'
import type { JobPayload } from '../queue/definitions.ts'
import type { Breaker, Sign } from './breaker.ts'
import { JobError, type JobHandler, type JobRun, Stopped, untilAborted } from './job.ts'
import type { WorkerOptions } from './options.ts'

type MailJob = JobHandler<JobPayload<`mail:${TemplateName}`>>

/** Sends a mail of the outbox and tells the breaker what that says about the mail server. */
export function createMailHandler(
  deps: Deps,
  options: WorkerOptions,
  { breaker, transport }: { breaker: Breaker; transport: MailTransport },
): MailJob {
  const sendMail = createSendMail(deps, transport)
  const note = (id: string, sign: Sign) => {
    const turn = breaker.ended(id, sign)
    if (turn === 'resumed') deps.log.info('mail is going out again')
    else if (turn !== undefined) deps.log.warn({ pauseMs: turn }, 'mail cannot be handed over: paused')
  }
  return async (ctx, { mailId }, run) => {
    const row = await findMail(ctx, mailId)
    // Erased meanwhile, or sent by a worker that lost its lease before it could say so.
    if (row === undefined || row.sent_at !== null) return undefined
    try {
      await untilAborted(sendMail(storedMail(row), run.signal), run.signal)
    } catch (error) {
      if (run.signal.reason instanceof Stopped) throw error
      const failure = classifyFailure(run.signal.reason ?? error)
      note(run.id, signOf(failure.kind, options))
      throw jobErrorOf(failure, ctx.now(), run, options)
    }
    note(run.id, 'works')
    return (tx) => markMailSent(tx, mailId, run.attempt)
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findMail>>>

function storedMail({ id, template, recipient, reply_to, thread, props, created_at }: Row): StoredMail {
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

function jobErrorOf({ kind, code }: DeliveryFailure, now: Date, run: JobRun, options: WorkerOptions): JobError {
  const isOurFault = kind === 'unrenderable' && run.attempt >= options.mail.renderAttempts
  const isTooOld = now.getTime() - run.createdAt.getTime() >= options.maxAgeMs
  if (kind === 'refused' || isOurFault || isTooOld) return new JobError(code, 'give-up')
  return new JobError(code, kind === 'unreachable' || kind === 'unauthorized' ? 'release' : 'retry')
}

function signOf(kind: DeliveryFailure['kind'], { mail }: WorkerOptions): Sign {
  if (kind === 'unauthorized') return { fails: mail.lockout }
  if (kind === 'unreachable' || kind === 'lost') return { fails: mail.outage }
  return kind === 'refused' || kind === 'postponed' ? 'works' : 'unknown'
}
