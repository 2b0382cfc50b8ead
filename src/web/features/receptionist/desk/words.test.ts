import { expect, test } from 'vitest'
import type { ConversationMatter, DeskConversation } from '#contracts/receptionist/desk.ts'
import { describeSubject, summarise } from './words.ts'

const LEAK: ConversationMatter = { kind: 'urgent', text: 'water is coming through the ceiling' }
const KEY: ConversationMatter = { kind: 'message', text: 'tell Tom that the key is next door' }
const ASKED: ConversationMatter = { kind: 'question', text: 'Can I talk to a person, please?' }

const BOOKED = { state: 'booked', service: 'Repair', startsAt: '2026-11-27T15:00:00.000Z' }

function conversation(more: Partial<DeskConversation>): DeskConversation {
  return {
    booking: null,
    matter: null,
    lastWords: 'cheers',
    needsPerson: false,
    isLive: false,
    handler: 'receptionist',
    assignee: null,
    ...more,
  } as DeskConversation
}
const booked = BOOKED as DeskConversation['booking']

test.each([
  ['what is urgent, behind any thanks', { matter: LEAK, needsPerson: true }, `Urgent: ${LEAK.text}`],
  ['the message, also while the caller is there', { matter: KEY, needsPerson: true, isLive: true }, KEY.text],
  [
    'what a person is waited for, before the booking',
    { matter: ASKED, needsPerson: true, booking: booked },
    ASKED.text,
  ],
  ['the message after the conversation', { matter: KEY }, KEY.text],
  ['the booking, once nobody is waited for', { matter: KEY, booking: booked }, 'Booked: Repair, 27 Nov 2026, 15:00'],
  ['the last words, once the question is over', { matter: ASKED }, 'cheers'],
  ['the last words, which are the news for a person', { matter: LEAK, handler: 'person' }, 'cheers'],
  ['the last words of who is writing', { booking: booked, isLive: true }, 'cheers'],
] as const)('a row says %s', (_, more, words) => {
  expect(describeSubject(conversation(more))).toBe(words)
})

test('the summary begins with what a person must know, and leaves out the thanks', () => {
  const waiting = conversation({ matter: LEAK, needsPerson: true })
  expect(summarise(waiting, ['is somebody coming'])).toEqual([
    'Urgent: “water is coming through the ceiling”',
    'Not known: “is somebody coming”.',
    'A person is to answer.',
  ])
  expect(summarise(conversation({ matter: KEY }), [])).toEqual(['Message: “tell Tom that the key is next door”'])
  expect(summarise(conversation({ matter: ASKED }), [])).toEqual(['Last from the caller: “cheers”'])
})
