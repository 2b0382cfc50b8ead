import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { createMember } from '../../../tests/support/members.ts'
import type { Ctx, Deps } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { newId } from '../ids.ts'
import { insertJob } from '../queue/enqueue-job.ts'
import { type JobEnd, JobError, type JobRun } from './job.ts'
import { startWorker } from './worker.ts'
import type { GivenOptions } from './worker-options.ts'

const NEVER = new Promise<undefined>(() => {})
const MINUTE = 60_000

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

type Subject = { subject: string }
type Handle = (payload: Subject, run: JobRun, ctx: Ctx) => Promise<JobEnd | undefined>

/** A worker with its own connection, like another process. It passes all jobs to `handle`. */
function work(handle: Handle, options: GivenOptions = {}, deps: Deps = database.connectAgain()) {
  const handled: string[] = []
  const retry = { baseMs: 1_000, capMs: 1_000, maxAttempts: 3 }
  const job = (lane: 'short' | 'long') => ({
    payload: z.object({ subject: z.string() }),
    lane,
    timeLimitMs: 200,
    retry,
    handle: async (ctx: Ctx, payload: Subject, run: JobRun) => {
      handled.push(payload.subject)
      return handle(payload, run, ctx)
    },
  })
  const registry = { short: job('short'), long: { ...job('long'), timeLimitMs: MINUTE } }
  const worker = startWorker(deps, { registry, pollMs: 5, stopTimeoutMs: 30, random: () => 1, ...options })
  onTestFinished(worker.stop)
  return { handled, stop: worker.stop }
}

const done = async () => undefined

type Given = { lane?: 'short' | 'long'; key?: string; organisationId?: string; runAt?: Date; sequence?: string }

const enqueue = (subject: string, { lane = 'short', ...given }: Given = {}, deps: Deps = database) =>
  insertJob(asTx(testCtx(deps)), { name: lane, lane, payload: { subject }, ...given })

const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute()

async function organisation(id: string): Promise<string> {
  const row = { id, name: 'x', kind: 'customer' as const, created_at: database.now().toISOString() }
  await database.db.insertInto('organisations').values(row).execute()
  return id
}

test('a job runs after its transaction commits, with its payload, as actor of its own and for its organisation', async () => {
  const organisationId = await organisation(newId('org'))
  const actors: unknown[] = []
  const { handled } = work(async (_payload, _run, ctx) => {
    actors.push(ctx.actor)
    return undefined
  })
  const failing = inTransaction(testCtx(database), async (tx) => {
    await enqueue('rolled back', {}, tx)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await inTransaction(testCtx(database), (tx) => enqueue('committed', { organisationId }, tx))
  await expect.poll(jobs).toEqual([])
  expect(handled).toEqual(['committed'])
  expect(actors).toEqual([{ kind: 'job', name: 'short', organisationId }])
})

test('a job waits until it is due', async () => {
  const { handled } = work(done)
  await enqueue('later', { runAt: new Date(database.now().getTime() + MINUTE) })
  await enqueue('now')
  await expect.poll(() => handled).toEqual(['now'])
  await wait(30)
  database.clock.advance(MINUTE)
  await expect.poll(() => handled).toEqual(['now', 'later'])
})

test('one job with the same key waits, also with two processes, and another after it starts', async () => {
  const other = database.connectAgain()
  await Promise.all(
    Array.from({ length: 10 }, (_, i) => enqueue('first', { key: 'k' }, i % 2 === 0 ? database : other)),
  )
  await enqueue('another', { key: 'other' })
  expect(await jobs()).toHaveLength(2)
  const release = Promise.withResolvers<undefined>()
  const { handled } = work(({ subject }) => (subject === 'first' ? release.promise : done()), { slots: { short: 1 } })
  await expect.poll(() => handled).toContain('first')
  await enqueue('while it runs', { key: 'k' })
  await enqueue('while it runs', { key: 'k' })
  release.resolve(undefined)
  await expect.poll(jobs).toEqual([])
  expect(handled.toSorted()).toEqual(['another', 'first', 'while it runs'])
})

test('a failed job is completed when another job with its key waits', async () => {
  const begun = Promise.withResolvers<void>()
  const fail = Promise.withResolvers<undefined>()
  const { handled } = work(
    ({ subject }) => {
      if (subject !== 'first') return done()
      begun.resolve()
      return fail.promise
    },
    { slots: { short: 1 } },
  )
  await enqueue('first', { key: 'k' })
  await begun.promise
  await enqueue('second', { key: 'k' })
  fail.reject(new TypeError('no'))
  await expect.poll(jobs).toEqual([])
  expect(handled).toEqual(['first', 'second'])
})

test('a failed job is retried after growing waits, then given up with its reason, and delays no other job', async () => {
  const { handled } = work(async ({ subject }) => {
    if (subject === 'bad') throw new TypeError('niamh@example.ie')
    return undefined
  })
  await enqueue('bad')
  await enqueue('good')
  await expect.poll(() => handled.toSorted()).toEqual(['bad', 'good'])
  for (const attempts of [1, 2]) {
    await expect.poll(jobs).toMatchObject([{ attempts, last_error: 'TypeError', lease_id: null, dead_at: null }])
    database.clock.advance(1_000)
  }
  await expect.poll(jobs).toMatchObject([{ attempts: 3, last_error: 'TypeError', dead_at: expect.any(String) }])
  database.clock.advance(MINUTE)
  await wait(30)
  expect(handled).toHaveLength(4)
})

test('a handler can give a job up, and can release it without counting the attempt', async () => {
  const { handled } = work(async ({ subject }, { attempt }) => {
    if (subject === 'hopeless') throw new JobError('gone', 'give-up')
    if (handled.length < 3) throw new JobError('busy', 'release')
    return async () => expect(attempt).toBe(1)
  })
  await enqueue('busy')
  await expect.poll(jobs).toEqual([])
  expect(handled).toEqual(['busy', 'busy', 'busy'])
  await enqueue('hopeless')
  await expect.poll(jobs).toMatchObject([{ attempts: 1, last_error: 'gone', dead_at: expect.any(String) }])
})

test('a job that never ends is aborted at its time limit', async () => {
  const signals: AbortSignal[] = []
  work((_payload, { signal }) => {
    signals.push(signal)
    return NEVER
  })
  await enqueue('hangs')
  await expect.poll(jobs).toMatchObject([{ attempts: 1, last_error: 'time_limit', lease_id: null }])
  expect(signals[0]?.aborted).toBe(true)
})

test('a job with an invalid payload is given up without a run', async () => {
  const { handled } = work(done)
  await insertJob(asTx(testCtx(database)), { name: 'short', lane: 'short', payload: { subject: 7 } })
  await expect.poll(jobs).toMatchObject([{ last_error: 'bad_payload', dead_at: expect.any(String) }])
  expect(handled).toEqual([])
})

test('several processes share the jobs, and none runs twice', async () => {
  for (let i = 0; i < 60; i++) await enqueue(`job ${i}`)
  const workers = [work(done), work(done), work(done)]
  await expect.poll(jobs).toEqual([])
  const all = workers.flatMap(({ handled }) => handled)
  expect(all).toHaveLength(60)
  expect(new Set(all).size).toBe(60)
})

test("a killed process's job runs again after its lease expires, and its end is written once", async () => {
  const release = Promise.withResolvers<undefined>()
  const ends: string[] = []
  const end = (name: string) => async () => {
    ends.push(name)
  }
  const killed = work(() => release.promise.then(() => end('killed')), { slots: { long: 1 } })
  await enqueue('one', { lane: 'long' })
  await expect.poll(() => killed.handled).toEqual(['one'])
  const other = work(async () => end('other'))
  await wait(50)
  expect(other.handled).toEqual([])
  database.clock.advance(MINUTE)
  await expect.poll(() => other.handled).toEqual(['one'])
  await expect.poll(jobs).toEqual([])
  release.resolve(undefined)
  await killed.stop()
  expect(ends).toEqual(['other'])
})

test('a running process keeps a job that takes longer than its lease', async () => {
  const release = Promise.withResolvers<undefined>()
  const holder = work(() => release.promise, { leaseMs: 900 })
  await enqueue('long', { lane: 'long' })
  await expect.poll(() => holder.handled).toEqual(['long'])
  const other = work(done)
  // A third of the lease at a time: a busy machine may renew half a second late.
  for (let i = 0; i < 4; i++) {
    database.clock.advance(300)
    await wait(300)
  }
  expect(other.handled).toEqual([])
  release.resolve(undefined)
  await expect.poll(jobs).toEqual([])
})

test('a job that crashes every process is given up', async () => {
  await enqueue('kills')
  await database.db.updateTable('jobs').set({ attempts: 3 }).execute()
  const { handled } = work(done)
  await expect.poll(jobs).toMatchObject([{ last_error: 'too_many_attempts', dead_at: expect.any(String) }])
  expect(handled).toEqual([])
})

test('an organisation with many jobs does not delay the later job of another organisation', async () => {
  const [many, one] = [await organisation('org_m'), await organisation('org_z')]
  const at = new Date(database.now().getTime() - MINUTE).toISOString()
  const rows = Array.from({ length: 10_000 }, (_, i) => ({
    id: newId('job'),
    name: 'short',
    lane: 'short',
    payload: JSON.stringify({ subject: `many ${i}` }),
    organisation_id: many,
    turn: many,
    run_at: at,
    created_at: at,
  }))
  for (let from = 0; from < rows.length; from += 1_000) {
    await database.db
      .insertInto('jobs')
      .values(rows.slice(from, from + 1_000))
      .execute()
  }
  await enqueue('one', { organisationId: one })
  await enqueue('without')
  const { handled, stop } = work(done, { slots: { short: 1 } })
  await expect.poll(() => handled.length).toBeGreaterThan(10)
  await stop()
  expect(handled.slice(0, 3).toSorted()).toEqual(['many 0', 'one', 'without'])
})

test('short jobs run while every slot of the long lane is taken', async () => {
  const release = Promise.withResolvers<undefined>()
  const { handled } = work(({ subject }) => (subject.startsWith('long') ? release.promise : done()))
  for (let i = 0; i < 6; i++) await enqueue(`long ${i}`, { lane: 'long' })
  await expect.poll(() => handled).toEqual(['long 0', 'long 1'])
  await enqueue('short')
  await expect.poll(() => handled).toEqual(['long 0', 'long 1', 'short'])
  release.resolve(undefined)
  await expect.poll(jobs).toEqual([])
})

test('jobs of one sequence run one after another, other sequences run beside them', async () => {
  const release = Promise.withResolvers<undefined>()
  const { handled } = work(({ subject }) => (subject === 'a1' ? release.promise : done()))
  for (const subject of ['a1', 'a2', 'b1']) await enqueue(subject, { sequence: subject.slice(0, 1), lane: 'long' })
  await expect.poll(() => handled).toEqual(['a1', 'b1'])
  await wait(30)
  release.resolve(undefined)
  await expect.poll(() => handled).toEqual(['a1', 'b1', 'a2'])
})

test('erasing an organisation removes its jobs and no others', async () => {
  const { actor } = await createMember(database)
  const organisationId = await organisation('org_empty')
  await enqueue('gone', { organisationId })
  await enqueue('stays', { organisationId: actor.organisationId })
  await database.db.deleteFrom('organisations').where('id', '=', organisationId).execute()
  expect((await jobs()).map(({ payload }) => payload)).toEqual(['{"subject":"stays"}'])
})
