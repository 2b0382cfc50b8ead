import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** A queue whose work ends when the test ends it. */
function openQueue(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (who: string, name: string) =>
    queue.run(who, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const settle = async () => {
    for (let i = 0; i < 20; i++) await nextRound()
  }
  const end = (name: string) => {
    ends.get(name)?.()
    return settle()
  }
  return { enter, begun, settle, end }
}

test('a client runs no more work at once than its limit, in the order of its requests', async () => {
  const { enter, begun, settle, end } = openQueue({ concurrencyPerClient: 2 })
  for (const name of ['a', 'b', 'c', 'd']) void enter('one', name)
  await settle()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a client with few requests gets its turn before the rest of a busy client', async () => {
  const { enter, begun, settle, end } = openQueue({ running: 2, concurrencyPerClient: 2 })
  for (const name of ['a', 'b', 'c', 'd']) void enter('greedy', name)
  await settle()
  void enter('modest', 'x')
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c', 'x'])
})

test('a full queue refuses with the time to wait, for that client only', async () => {
  const { enter, settle } = openQueue({ concurrencyPerClient: 1, maxWaitingPerClient: 2 })
  for (const name of ['a', 'b']) void enter('one', name)
  await expect(enter('one', 'c')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
  void enter('two', 'x')
  await settle()
})

test('failed or long work frees its slot', async () => {
  const { enter, begun, settle } = openQueue({ concurrencyPerClient: 1, slotTimeoutMs: 0 })
  const queue = new FairQueue({ concurrencyPerClient: 1 })
  await expect(queue.run('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run('one', async () => 'done')).toBe('done')
  for (const name of ['a', 'b']) void enter('one', name)
  await settle()
  await expect.poll(() => begun).toEqual(['a', 'b'])
})

test('between two starts the event loop has a round for quick requests', async () => {
  const queue = new FairQueue()
  let rounds = 0
  let isOver = false
  const count = () => {
    rounds += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 40 }, (_, i) => queue.run(`client ${i}`, async () => {})))
  isOver = true
  expect(rounds).toBeGreaterThanOrEqual(40)
})
