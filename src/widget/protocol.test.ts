import { expect, test } from 'vitest'
import { CHANNEL, readFromFrame, readFromHost } from './protocol.ts'

test("frame and host read each other's messages", () => {
  expect(readFromFrame({ channel: CHANNEL, type: 'unread', count: 2 })).toEqual({ type: 'unread', count: 2 })
  expect(readFromFrame({ channel: CHANNEL, type: 'close', html: '<b>' })).toEqual({ type: 'close' })
  expect(readFromHost({ channel: CHANNEL, type: 'shown' })).toEqual({ type: 'shown' })
})

test.each([
  null,
  undefined,
  'close',
  7,
  [],
  {},
  { type: 'close' },
  { channel: 'other', type: 'close' },
  { channel: CHANNEL },
  { channel: CHANNEL, type: 'eval' },
  { channel: CHANNEL, type: 'unread' },
  { channel: CHANNEL, type: 'unread', count: -1 },
  { channel: CHANNEL, type: 'unread', count: '2' },
  { channel: CHANNEL, type: 'unread', count: Number.NaN },
])('a foreign message is ignored: %o', (data) => {
  expect([readFromFrame(data), readFromHost(data)]).toEqual([undefined, undefined])
})
