import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { becomes, queue, rowOf } from '../../../tests/support/outbox.ts'
import type { Deps } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { OutgoingMail } from '../mail/transports/mail-transport.ts'
import { startWorker } from './worker.ts'
import type { GivenOptions } from './worker-options.ts'

const DAY = 24 * 3_600_000
const POSTPONED = Object.assign(new Error('greylisted niamh@example.ie'), { code: 'EMESSAGE', responseCode: 451 })
const REFUSED = Object.assign(new Error('no niamh@example.ie'), {
  code: 'EENVELOPE',
  responseCode: 550,
  command: 'RCPT TO',
})

async function openDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  return database
}

/** A worker whose mails go only to `send`. */
function work(deps: Deps, send: (mail: OutgoingMail) => unknown, options: GivenOptions = {}) {
  const sent: string[] = []
  const transport = {
    close() {},
    send: async (mail: OutgoingMail) => {
      await send(mail)
      sent.push(mail.id)
    },
  }
  const worker = startWorker(deps, { pollMs: 5, stopTimeoutMs: 30, ...options, mail: { transport } })
  onTestFinished(worker.stop)
  return { sent, stop: worker.stop }
}

const takes = () => {}
const hangs = () => new Promise(() => {})
const failsWith = (error: Error) => () => Promise.reject(error)

test('a mail is sent as soon as its transaction commits', async () => {
  const deps = await openDatabase()
  work(deps, takes, { pollMs: 60_000 })
  // Waits until the worker's start is over.
  await wait(200)
  const id = await inTransaction(testCtx(deps), (tx) => queue(tx, 'niamh@example.ie'))
  await vi.waitFor(async () => expect((await rowOf(deps, id)).status).toBe('sent'), { timeout: 20_000, interval: 10 })
})

test('a later mail to the same recipient waits while an earlier one is retried', async () => {
  const deps = await openDatabase()
  const first = await queue(deps, 'niamh@example.ie')
  const second = await queue(deps, 'niamh@example.ie')
  const other = await queue(deps, 'sean@example.ie')
  let isPostponed = true
  const { sent } = work(deps, (mail) => (isPostponed && mail.id === first ? Promise.reject(POSTPONED) : undefined))
  await becomes(deps, first, { attempts: 1, last_error: 'smtp_451', lease_id: null })
  await becomes(deps, other, { status: 'sent' })
  expect(sent).toEqual([other])
  isPostponed = false
  deps.clock.advance(1_000)
  await becomes(deps, second, { status: 'sent' })
  expect(sent).toEqual([other, first, second])
})

test('a mail that fails for minutes no longer blocks later mails to the same recipient', async () => {
  const deps = await openDatabase()
  const first = await queue(deps, 'niamh@example.ie')
  await deps.db.updateTable('jobs').set({ attempts: 7 }).execute()
  const second = await queue(deps, 'niamh@example.ie')
  work(deps, (mail) => (mail.id === first ? Promise.reject(POSTPONED) : undefined))
  await becomes(deps, second, { status: 'sent' })
  expect(await rowOf(deps, first)).toMatchObject({ status: 'queued', attempts: 8 })
})

test('a mail that could not be sent for three days is given up', async () => {
  const deps = await openDatabase()
  const id = await queue(deps, 'niamh@example.ie')
  work(deps, failsWith(POSTPONED))
  await becomes(deps, id, { status: 'queued', attempts: 1, lease_id: null })
  deps.clock.advance(3 * DAY)
  await becomes(deps, id, { status: 'dead', attempts: 2, last_error: 'smtp_451' })
})

test('a job of an unknown name is given up after three days too', async () => {
  const deps = await openDatabase()
  const id = await queue(deps, 'niamh@example.ie')
  await deps.db.updateTable('jobs').set({ name: 'mail:from-tomorrow' }).execute()
  deps.clock.advance(3 * DAY)
  work(deps, takes)
  await becomes(deps, id, { status: 'dead', attempts: 0, last_error: 'unknown_job' })
})

test('stop waits for a mail that is being sent', async () => {
  const deps = await openDatabase()
  const id = await queue(deps, 'niamh@example.ie')
  const server = Promise.withResolvers<void>()
  const { stop } = work(deps, () => server.promise, { stopTimeoutMs: 5_000 })
  await becomes(deps, id, { attempts: 1 })
  const stopped = stop()
  server.resolve()
  await stopped
  expect(await rowOf(deps, id)).toMatchObject({ status: 'sent', lease_id: null })
})

test('stop releases an unfinished mail without counting the attempt', async () => {
  const deps = await openDatabase()
  const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => queue(deps, `visitor${i}@example.ie`)))
  const { stop } = work(deps, hangs)
  await becomes(deps, ids[3] ?? '', { attempts: 1 })
  await stop()
  for (const id of ids) {
    expect(await rowOf(deps, id)).toMatchObject({ status: 'queued', attempts: 0, lease_id: null, leased_until: null })
  }
  const { sent } = work(deps, takes)
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(ids.toSorted()), { timeout: 20_000 })
})

test('a mail is sent once when the database fails while it is marked', async () => {
  const deps = await openDatabase()
  let failures = 0
  const flaky = new Proxy(deps.db, {
    get(db, key) {
      if (key === 'transaction' && failures-- > 0) throw new Error('away')
      const value = Reflect.get(db, key)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  const id = await queue(deps, 'niamh@example.ie')
  const { sent } = work({ ...deps, db: flaky }, () => {
    failures = 3
  })
  await becomes(deps, id, { status: 'sent' })
  expect(sent).toEqual([id])
})

test('the log has ids and codes, and no address, name or message', async () => {
  const deps = await openDatabase()
  let output = ''
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk, _encoding, done) {
        output += chunk
        done()
      },
    }),
  )
  const failures = [REFUSED, POSTPONED, Object.assign(new Error('niamh'), { code: 'ESOCKET' })]
  const ids: string[] = []
  for (let i = 0; i < 4; i++) ids.push(await queue(deps, `niamh${i}@example.ie`, 'Secret'))
  work({ ...deps, log }, (mail) => {
    const failure = failures[ids.indexOf(mail.id)]
    if (failure !== undefined) throw failure
  })
  await becomes(deps, ids[0] ?? '', { status: 'dead' })
  await becomes(deps, ids[3] ?? '', { status: 'sent' })
  await vi.waitFor(() => expect(output).toMatch(/smtp_550.*ESOCKET|ESOCKET.*smtp_550/s), { timeout: 20_000 })
  expect(output).not.toMatch(/niamh|example\.ie|Secret/i)
})
