import type { Deps } from '../context.ts'
import { isUnderLoad } from '../load.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'
import { createSendMail } from '../mail/send.ts'
import { createMailTransport } from '../mail/transports/index.ts'
import { onWake } from '../mail/wake.ts'
import { Breaker } from './breaker.ts'
import { type Delivery, deliver, Stopped } from './deliver.ts'
import { reportForeignMails } from './foreign-mails.ts'
import { DEFAULT_OPTIONS, type WorkerOptions } from './options.ts'
import { type ClaimedMail, claimMails } from './outbox.ts'

/**
 * Sends what is in the outbox, at least once and in order for each recipient, until stopped. Several processes may do
 * so on one database.
 */
export function startWorker(deps: Deps, given: Partial<WorkerOptions> = {}): { stop(): Promise<void> } {
  const worker = new Worker(deps, { ...DEFAULT_OPTIONS, ...given })
  return { stop: () => worker.stop() }
}

/** PostgreSQL is told of a mail before the transaction that wrote it commits, so the look is repeated after that. */
const SECOND_LOOK_MS = 50
const HOUR_MS = 3_600_000
/** Between mails while many requests are answered: a mail can wait a little, the person at the form should not. */
const REST_MS = 1000

class Worker {
  readonly #deps: Deps
  readonly #options: WorkerOptions
  readonly #delivery: Delivery
  readonly #breaker: Breaker
  readonly #transport
  readonly #underWay = new Map<string, { abort: AbortController; done: Promise<void> }>()
  readonly #timers: NodeJS.Timeout[]
  readonly #stopListening: () => void
  #look: Promise<void> | undefined
  #report: Promise<void> | undefined
  #lookAgain = false
  #isStopping = false
  #restsUntil = 0
  #isDatabaseAway = false

  constructor(deps: Deps, options: WorkerOptions) {
    this.#deps = deps
    this.#options = options
    this.#transport = options.transport ?? createMailTransport(deps.config)
    this.#delivery = { deps, options, sendMail: createSendMail(deps, this.#transport) }
    this.#breaker = new Breaker(() => deps.now().getTime(), options.random)
    const secondLook = setTimeout(this.#wake, SECOND_LOOK_MS).unref()
    this.#stopListening = onWake(() => {
      this.#wake()
      secondLook.refresh()
    })
    const report = () => {
      this.#report = reportForeignMails(deps, options.maxAgeMs)
    }
    this.#timers = [secondLook, setInterval(this.#wake, options.pollMs).unref(), setInterval(report, HOUR_MS).unref()]
    report()
    this.#wake()
  }

  /** Mails under way may finish for a while; then they are given back. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#stopListening()
    for (const timer of this.#timers) clearTimeout(timer)
    await Promise.all([this.#look, this.#report])
    const patience = setTimeout(() => {
      for (const { abort } of this.#underWay.values()) abort.abort(new Stopped())
    }, this.#options.stopPatienceMs)
    await Promise.all([...this.#underWay.values()].map(({ done }) => done))
    clearTimeout(patience)
    this.#transport.close()
  }

  #wake = (): void => {
    this.#lookAgain = true
    if (this.#isStopping) return
    this.#look ??= this.#startDue().finally(() => {
      this.#look = undefined
    })
  }

  async #startDue(): Promise<void> {
    while (this.#lookAgain && !this.#isStopping) {
      this.#lookAgain = false
      if (performance.now() < this.#restsUntil) return
      const room = Math.min(this.#options.concurrency - this.#underWay.size, this.#breaker.allowance)
      if (room <= 0) return
      for (const mail of await this.#claim(room)) this.#start(mail)
      if (isUnderLoad()) this.#rest()
    }
  }

  async #claim(room: number): Promise<ClaimedMail[]> {
    try {
      const mails = await claimMails(this.#deps, room, this.#options.leaseMs)
      this.#isDatabaseAway = false
      return mails
    } catch (error) {
      if (!this.#isDatabaseAway) this.#deps.log.warn({ code: classifyFailure(error).code }, 'outbox could not be read')
      this.#isDatabaseAway = true
      return []
    }
  }

  #start(mail: ClaimedMail): void {
    this.#breaker.started(mail.id)
    const abort = new AbortController()
    const done = deliver(this.#delivery, mail, abort).then((sign) => {
      this.#underWay.delete(mail.id)
      this.#logTurn(this.#breaker.ended(mail.id, sign))
      this.#goOn()
    })
    this.#underWay.set(mail.id, { abort, done })
  }

  /** Requests that came in meanwhile are served before the next mail. */
  #goOn(): void {
    if (isUnderLoad()) this.#rest()
    else setImmediate(this.#wake)
  }

  /** Each look at a long queue takes milliseconds, and every mail that is written asks for one. */
  #rest(): void {
    this.#restsUntil = performance.now() + REST_MS
    setTimeout(this.#wake, REST_MS).unref()
  }

  #logTurn(turn: number | 'resumed' | undefined): void {
    if (turn === 'resumed') this.#deps.log.info('mail is going out again')
    else if (turn !== undefined) this.#deps.log.warn({ pauseMs: turn }, 'mail cannot be handed over: paused')
  }
}
