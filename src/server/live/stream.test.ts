import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { formatStoredEvent } from './frames.ts'
import { Stream } from './stream.ts'
import type { Subscription } from './subscription.ts'
import type { StoredEvent } from './topic.ts'

const event = (sequence: number): StoredEvent => ({ sequence, data: `event ${sequence}` })

function openStream(cursor: number) {
  const connection = new PassThrough()
  const stream = new Stream({} as Subscription, cursor, connection, () => {})
  const deliver = (sequence: number) => stream.deliver(sequence, formatStoredEvent(event(sequence)))
  const ids = () => [...String(connection.read() ?? '').matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  return { stream, deliver, ids }
}

test('an event that arrives during catch-up waits and is sent once', async () => {
  const { stream, deliver, ids } = openStream(2)
  const asked: number[] = []
  await stream.catchUp(async (after) => {
    asked.push(after)
    if (after === 2) {
      deliver(4)
      deliver(5)
      return [event(3), event(4)]
    }
    deliver(6)
    return []
  })
  deliver(6)
  deliver(7)
  expect(asked).toEqual([2, 4])
  expect(ids()).toEqual([3, 4, 5, 6, 7])
})
