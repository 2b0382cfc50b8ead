import { expect, test } from 'vitest'
import type { ChatMessage } from '#contracts/chat.ts'
import { groupMessages } from './group-messages.ts'
import { addLive, mergeMessages } from './merge-messages.ts'

let count = 0
const message = (at: string, given: Partial<ChatMessage> = {}, author = 'Niamh'): ChatMessage => ({
  id: `msg_${++count}`,
  threadId: 'thr_1',
  cursor: count,
  kind: 'message',
  text: 'Dia duit',
  at,
  author: { id: author, name: author, side: 'organisation' },
  key: null,
  isSample: false,
  ...given,
})

const shape = (messages: ChatMessage[]) =>
  groupMessages(messages).map(({ day, groups }) => [day, groups.map((group) => group.messages.length)])

test('messages of one person within five minutes are grouped', () => {
  const said = [
    message('2026-11-21T09:30:00.000Z'),
    message('2026-11-21T09:34:00.000Z'),
    message('2026-11-21T09:40:00.000Z'),
    message('2026-11-21T09:41:00.000Z', {}, 'Aoife'),
    message('2026-11-21T09:41:30.000Z', { kind: 'notice' }, 'Aoife'),
    message('2026-11-21T09:42:00.000Z', {}, 'Aoife'),
  ]
  expect(shape(said)).toEqual([['2026-11-21', [2, 1, 1, 1, 1]]])
})

test('days are Irish days', () => {
  const said = [message('2026-06-30T22:59:00.000Z'), message('2026-06-30T23:01:00.000Z')]
  expect(shape(said)).toEqual([
    ['2026-06-30', [1]],
    ['2026-07-01', [1]],
  ])
})

test("duplicates are dropped, and messages are in the server's order", () => {
  const [first, second, third] = [1, 2, 3].map(() => message('2026-11-21T09:30:00.000Z'))
  if (!first || !second || !third) throw new Error('three messages were made')
  expect(mergeMessages([first, third], [second, third, first])).toEqual([first, second, third])
  expect(addLive([first], first)).toEqual([first])
})
