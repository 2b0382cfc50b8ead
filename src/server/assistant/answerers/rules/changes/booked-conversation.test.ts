import { expect, test } from 'vitest'
import { understand } from '../../../understanding/understand.ts'
import { readBookedConversation, readWaitingWish } from './booked-conversation.ts'

const TALK = { id: 'call', names: ['Conversation with our team', 'Comhrá lenár bhfoireann'] }
const MASSAGE = { id: 'massage', names: ['Massage', 'Suathaireacht'] }

function read(text: string, services = [MASSAGE, TALK], language: 'en' | 'ga' = 'en') {
  const understood = readWaitingWish(text, understand(text, { language, reference: '2026-11-18T10:00', services }))
  const { intents, slots } = readBookedConversation(text, understood, services, '2026-11-18T10:00')
  return [intents[0]?.intent, slots.service]
}

test('a wish for a person at a time books a conversation, where that is a service', () => {
  expect(read('Could somebody from the team talk to me Thursday week at half five')).toEqual(['book', 'call'])
  expect(read('Ba mhaith liom labhairt le duine Déardaoin ag a trí', undefined, 'ga')).toEqual(['book', 'call'])
  expect(read('Could somebody talk to me Thursday at five', [MASSAGE])).toEqual(['person', undefined])
})

test('a wish for a person now is none for a booking', () => {
  expect(read('Can I talk to a person?')).toEqual(['person', undefined])
  expect(read('I want to talk to somebody about the massage at three', undefined)[1]).toBe('massage')
})

test('a wish for the waiting list is a wish to book, also for a conversation', () => {
  expect(read('Can I go on the waiting list to talk to somebody?')).toEqual(['book', 'call'])
  expect(read('put me on the waiting list')).toEqual(['book', undefined])
  expect(read('Can I talk to somebody about the waiting list?')).toEqual(['person', undefined])
  expect(read('Can I go on the waiting list to talk to somebody?', [MASSAGE])).toEqual(['person', undefined])
})

test('a wish to be rung at a time books a phone call, where that is a service beside conversations', () => {
  const phone = { id: 'phone', names: ['Phone call', 'Glao gutháin'] }
  expect(read('could ye ring me about planning at 10', [TALK, phone])[1]).toBe('phone')
  expect(read('could somebody talk to me on Thursday at five', [TALK, phone])[1]).toBe('call')
})
