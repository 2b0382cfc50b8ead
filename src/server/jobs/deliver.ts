import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../context.ts'
import { classifyFailure, type DeliveryFailure } from '../mail/delivery-failure.ts'
import type { SendMail } from '../mail/send.ts'
import { backoffMs } from './backoff.ts'
import type { Sign } from './breaker.ts'
import type { WorkerOptions } from './options.ts'
import { type ClaimedMail, giveUp, markSent, release, retryLater } from './outbox.ts'

export type Delivery = { deps: Deps; options: WorkerOptions; sendMail: SendMail }

/** The reason with which a send is given up because the process ends. */
export class Stopped extends Error {
  override name = 'Stopped'
}

const RECORD_ATTEMPTS = 5

/** Sends one claimed mail and records what became of it. Returns what that says about the transport. */
export async function deliver(delivery: Delivery, mail: ClaimedMail, abort: AbortController): Promise<Sign> {
  const { deps, options } = delivery
  const timer = setTimeout(() => abort.abort(new DOMException('', 'TimeoutError')), options.sendTimeoutMs)
  try {
    await untilAborted(delivery.sendMail(mail, abort.signal), abort.signal)
  } catch (error) {
    if (abort.signal.reason instanceof Stopped) {
      await record(delivery, mail, () => release(deps, mail))
      return 'unknown'
    }
    return recordFailure(delivery, mail, classifyFailure(abort.signal.reason ?? error))
  } finally {
    clearTimeout(timer)
  }
  await record(delivery, mail, () => markSent(deps, mail))
  deps.log.info(about(mail), 'mail sent')
  return 'works'
}

/** Does not wait for a send that ignores the signal. */
function untilAborted(sending: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([sending, promise])
}

async function recordFailure(delivery: Delivery, mail: ClaimedMail, { kind, code }: DeliveryFailure): Promise<Sign> {
  const { deps, options } = delivery
  const isOurFault = kind === 'unrenderable' && mail.attempts >= options.renderAttempts
  const isTooOld = deps.now().getTime() - mail.createdAt.getTime() >= options.maxAgeMs
  const line = { ...about(mail), kind, code }
  if (kind === 'refused' || isOurFault || isTooOld) {
    await record(delivery, mail, () => giveUp(deps, mail, code))
    deps.log.error(line, 'mail given up')
  } else if (kind === 'unreachable' || kind === 'unauthorized') {
    await record(delivery, mail, () => release(deps, mail, code))
  } else {
    const waitMs = backoffMs(mail.attempts, options.retry, options.random)
    await record(delivery, mail, () => retryLater(deps, mail, waitMs, code))
    deps.log.warn({ ...line, waitMs }, 'mail will be tried again')
  }
  return signOf(kind, options)
}

function signOf(kind: DeliveryFailure['kind'], options: WorkerOptions): Sign {
  if (kind === 'unauthorized') return { fails: options.lockout }
  if (kind === 'unreachable' || kind === 'lost') return { fails: options.outage }
  return kind === 'refused' || kind === 'postponed' ? 'works' : 'unknown'
}

/** Insists for a while when the database is away: a mail that is sent but not marked would be sent again. */
async function record({ deps, options }: Delivery, mail: ClaimedMail, work: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (!(await work())) deps.log.warn(about(mail), 'mail was taken over by another worker: it may arrive twice')
      return
    } catch (error) {
      if (attempt < RECORD_ATTEMPTS) await wait(options.pollMs)
      else
        return deps.log.error(
          { ...about(mail), code: classifyFailure(error).code },
          'outcome of a mail could not be recorded',
        )
    }
  }
}

function about(mail: ClaimedMail) {
  return { mailId: mail.id, template: mail.template, attempt: mail.attempts }
}
