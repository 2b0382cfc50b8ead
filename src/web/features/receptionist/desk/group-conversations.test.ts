import { expect, test } from 'vitest'
import type { DeskConversation } from '#contracts/receptionist/desk.ts'
import { groupConversations } from './group-conversations.ts'

const conversation = (id: string, given: Partial<DeskConversation>) =>
  ({
    id,
    handler: 'receptionist',
    handledBy: null,
    needsPerson: false,
    lastMessageAt: '',
    ...given,
  }) as DeskConversation

test('the longest wait is first, and earlier conversations are grouped by Irish day', () => {
  const niamh = { id: 'usr_1', name: 'Niamh' }
  const current = [
    conversation('live', {}),
    conversation('mine', { handler: 'person', handledBy: niamh }),
    conversation('eoins', { handler: 'person', handledBy: { id: 'usr_2', name: 'Eoin' } }),
    conversation('waits since 10', { needsPerson: true }),
    conversation('waits since 9', { needsPerson: true }),
  ]
  const others = [
    conversation('today', { lastMessageAt: '2026-06-30T23:01:00.000Z' }),
    conversation('yesterday', { lastMessageAt: '2026-06-30T22:59:00.000Z' }),
  ]
  const groups = groupConversations({ current, others }, { readerId: 'usr_1', today: '2026-07-01' })
  expect(groups.map(({ title, conversations }) => [title, conversations.map(({ id }) => id)])).toEqual([
    ['Now', ['live']],
    ['With you', ['mine']],
    ['Needs a person', ['waits since 9', 'waits since 10']],
    ['With colleagues', ['eoins']],
    ['Earlier today', ['today']],
    ['Tuesday 30 June 2026', ['yesterday']],
  ])
})
