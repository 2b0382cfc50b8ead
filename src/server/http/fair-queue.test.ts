import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** A queue whose work ends when the test says so. */
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

test('a client runs no more at once than its limit, and in the order of asking', async () => {
  const { enter, begun, settle, end } = openQueue({ runningPerClient: 2 })
  for (const name of ['a', 'b', 'c', 'd']) void enter('one', name)
  await settle()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a client that asks for little gets its turn before the rest of one that asks for much', async () => {
  const { enter, begun, settle, end } = openQueue({ running: 2, runningPerClient: 2 })
  for (const name of ['a', 'b', 'c', 'd']) void enter('greedy', name)
  await settle()
  void enter('modest', 'x')
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c', 'x'])
})

test('a full queue refuses with the time to wait, for that client only', async () => {
  const { enter, settle } = openQueue({ runningPerClient: 1, waitingPerClient: 2 })
  for (const name of ['a', 'b']) void enter('one', name)
  await expect(enter('one', 'c')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
  void enter('two', 'x')
  await settle()
})

test('work that fails or takes long gives its place to the next', async () => {
  const { enter, begun, settle } = openQueue({ runningPerClient: 1, countedForMs: 0 })
  const queue = new FairQueue({ runningPerClient: 1 })
  await expect(queue.run('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run('one', async () => 'done')).toBe('done')
  for (const name of ['a', 'b']) void enter('one', name)
  await settle()
  await expect.poll(() => begun).toEqual(['a', 'b'])
})

test('between two starts the server has a round to answer what is quick', async () => {
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
