import { sql } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import type { Deps } from '#server/context.ts'
import { startWorker } from '#server/jobs/worker.ts'
import type { GivenOptions } from '#server/jobs/worker-options.ts'
import { enqueueMail } from '#server/mail/enqueue.ts'
import { mailStatus } from '#server/mail/stored-mails.ts'
import { asTx, openTestDatabase, runningClock, testCtx } from './database.ts'
import { type SmtpBehaviour, startSmtpServer } from './smtp.ts'

/** Waits in milliseconds that take minutes in production. */
const FAST = { pollMs: 10, stopTimeoutMs: 50 }
const FAST_MAIL = {
  // On a busy machine a mail takes seconds, and after a timeout it is sent again.
  sendTimeoutMs: 60_000,
  retry: { baseMs: 20, capMs: 50 },
  outage: { baseMs: 20, capMs: 50 },
  lockout: { baseMs: 20, capMs: 50 },
}

/** Closes these three after the test. */
export async function openDatabase() {
  const database = await openTestDatabase({ clock: runningClock() })
  onTestFinished(database.close)
  return database
}

export async function serveSmtp(behaviour: SmtpBehaviour = {}) {
  const server = await startSmtpServer(behaviour)
  onTestFinished(server.stop)
  return server
}

export function work(deps: Deps, mailUrl: string, { mail, ...options }: GivenOptions = {}) {
  const given = { ...FAST, ...options, mail: { ...FAST_MAIL, ...mail } }
  const worker = startWorker({ ...deps, config: { ...deps.config, mailUrl } }, given)
  onTestFinished(worker.stop)
  return worker
}

export function queue(deps: Deps, to: string, message = 'Hello') {
  return enqueueMail(asTx(testCtx(deps)), { template: 'contact-acknowledgment', to, props: { name: 'Niamh', message } })
}

/** A mail with the given text in place of every visitor's text. */
export function queueNotification(deps: Deps, text: string) {
  const said = { name: text, organization: text, organizationType: text, message: text }
  return enqueueMail(asTx(testCtx(deps)), {
    template: 'contact-notification',
    to: 'team@example.ie',
    replyTo: 'niamh@example.ie',
    props: { ...said, enquiryId: 'enq_1', email: 'niamh@example.ie', heldAsSpam: false },
  })
}

/** A mail and the state of its sending: from its job, or once that is done, from itself. */
export const rowOf = (deps: Deps, id: string) =>
  deps.db
    .selectFrom('outbox')
    .leftJoin('jobs', 'jobs.id', 'outbox.id')
    .selectAll('outbox')
    .select(['last_error', 'lease_id', 'leased_until', mailStatus.as('status')])
    .select(({ fn }) => fn.coalesce('jobs.attempts', 'outbox.attempts').as('attempts'))
    .where('outbox.id', '=', id)
    .executeTakeFirstOrThrow()

export const becomes = (deps: Deps, id: string, expected: Partial<Awaited<ReturnType<typeof rowOf>>>) =>
  vi.waitFor(async () => expect(await rowOf(deps, id)).toMatchObject(expected), { timeout: 60_000, interval: 10 })

/** Makes every later insert of a mail to the address fail. */
export async function breakMailTo(deps: Deps, email: string): Promise<void> {
  await deps.db.deleteFrom('outbox').where('recipient', '=', email).execute()
  await queue(deps, email)
  // Old enough to survive the erasure of the person.
  await deps.db
    .updateTable('outbox')
    .set({ created_at: '2000-01-01T00:00:00.000Z' })
    .where('recipient', '=', email)
    .execute()
  await sql`create unique index broken_mail on outbox (recipient) where recipient = ${sql.lit(email)}`.execute(deps.db)
}
