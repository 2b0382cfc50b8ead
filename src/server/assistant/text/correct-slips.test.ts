import { expect, test } from 'vitest'
import { createSpelling } from './correct-slips.ts'
import { englishWords, irishWords } from './words.ts'

test('a letter left out, doubled or exchanged is corrected, and in long words a wrong vowel', () => {
  const correct = createSpelling('stroke message paracetamol', 'stoke')
  for (const [slip, word] of [
    ['stroek', 'stroke'],
    ['strok', 'stroke'],
    ['mesage', 'message'],
    ['messsage', 'message'],
    ['paracetemol', 'paracetamol'],
  ] as const) {
    expect(correct(slip)).toBe(word)
  }
})

test('other words stay as they are', () => {
  const correct = createSpelling('stroke message', 'stoke')
  for (const word of ['stoke', 'massage', 'strike', 'stroke', 'troke', '']) expect(correct(word)).toBe(word)
})

test('the words of messages are corrected in both languages', () => {
  expect(englishWords('heart atack, send an ambulence to my apointmnt')).toContain('attack')
  expect(englishWords('send an ambulence')).toContain('ambulance')
  expect(irishWords('cuir fios ar an otharchar')).toContain('otharcharr')
  expect(englishWords('we are selling; a heat pump; compliant')).toEqual([
    'we',
    'are',
    'selling',
    'a',
    'heat',
    'pump',
    'compliant',
  ])
})
