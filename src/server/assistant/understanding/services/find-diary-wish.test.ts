import { expect, test } from 'vitest'
import { findDiaryWish, wantsAnybody } from './find-diary-wish.ts'

const DIARIES = [
  { id: 'niamh', name: 'Niamh Ní Bhriain' },
  { id: 'eoin', name: 'Dr Eoin Byrne' },
  { id: 'aine', name: 'Áine' },
  { id: 'room', name: 'Room 2' },
]

test.each([
  ['A first visit with Niamh on Friday', ['niamh'], 'Niamh Ní Bhriain'],
  ['could i book with niamh ni bhriain', ['niamh'], 'Niamh Ní Bhriain'],
  ['Can I see Dr Byrne?', ['eoin'], 'Dr Eoin Byrne'],
  ['Is Eoin free on Friday?', ['eoin'], 'Dr Eoin Byrne'],
  ['in room 2 please', ['room'], 'Room 2'],
  ['Ba mhaith liom coinne le Niamh', ['niamh'], 'Niamh Ní Bhriain'],
  ['coinne le hÁine Dé hAoine', ['aine'], 'Áine'],
  ['An bhfuil am ag Niamh?', ['niamh'], 'Niamh Ní Bhriain'],
  ['Ba mhaith liom Niamh a fheiceáil', ['niamh'], 'Niamh Ní Bhriain'],
  ['leis an Dr Byrne', ['eoin'], 'Dr Eoin Byrne'],
  ['with Siobhán Walsh on Friday', [], 'Siobhán'],
  ['coinne le hEilís', [], 'Eilís'],
  ['with Dr Murphy', [], 'Dr Murphy'],
  ['could i see mr daly', [], 'Mr Daly'],
  ['will it be with mr daly himself', [], 'Mr Daly'],
  ['what about mr. daly', [], 'Mr Daly'],
  ['an bhféadfainn bualadh leis an Uasal Ó Dálaigh', [], 'an tUasal Ó Dálaigh'],
])('“%s” asks for somebody', (text, ids, name) => {
  expect(findDiaryWish(text, DIARIES)).toEqual({ ids, name })
})

test.each([
  'This is Niamh',
  'I was speaking with Niamh before',
  'Bhí mé ag caint le Niamh inné',
  'i had a meeting with mr daly last week',
  'bhí cruinniú agam leis an Uasal Ó Dálaigh',
  'Niamh Byrne',
  'Is mise Niamh',
  'Is Niamh is ainm dom',
  'an appointment for Niamh',
  'I have VHI cover with Laya',
  'Friday with my daughter',
  'ag a dó Dé hAoine',
])('“%s” does not', (text) => {
  expect(findDiaryWish(text, DIARIES)).toBeUndefined()
})

test('a name that every diary has chooses none, and one that two have leaves both', () => {
  const [one, two, three] = ['Claddagh Physio', 'Claddagh Physio 2', 'Claddagh Gym'].map((name) => ({ id: name, name }))
  const all = [one, two, three].filter((diary) => diary !== undefined)
  expect(findDiaryWish('with Claddagh', all)).toBeUndefined()
  expect(findDiaryWish('with Claddagh Physio', all)?.ids).toEqual(['Claddagh Physio', 'Claddagh Physio 2'])
})

test('anybody will do', () => {
  for (const text of ['anyone is fine', 'I don’t mind who', 'duine ar bith', 'is cuma liom cé']) {
    expect([text, wantsAnybody(text)]).toEqual([text, true])
  }
  expect(wantsAnybody('Is there many of ye?')).toBe(false)
})
