import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue.ts'

function openGate() {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return { gate, open }
}

test('work runs with bounded concurrency and in order, and work beyond the queue is refused', async () => {
  const queue = new WorkQueue({ concurrency: 2, maxWaiting: 3, refusal: 'Later.' })
  const { gate, open } = openGate()
  const started: number[] = []
  const work = (id: number) =>
    queue.run(async () => {
      started.push(id)
      await gate
      return id
    })
  const running = [1, 2, 3, 4, 5].map(work)
  await expect(work(6)).rejects.toMatchObject({ code: 'unavailable', message: 'Later.', retryAfterSeconds: 5 })
  expect(started).toEqual([1, 2])
  open()
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
})

test('failed work frees its slot', async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 1, refusal: 'Later.' })
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await queue.run(async () => 'again')).toBe('again')
})
