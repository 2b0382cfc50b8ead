import { expect, test } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

test.each([
  ["my husband has collapsed and isn't breathing", 'life'],
  ['shes not brething', 'life'],
  ['Tá pian uafásach i mo chliabhrach', 'life'],
  ['nil si ag analu', 'life'],
  ["I'm numb between my legs and I can't pee", 'clinical'],
  ['chaill mé smacht ar mo lamhnán agus tá an dá chos gan mhothú', 'clinical'],
  ['I can smell gas', 'gas'],
  ['tá an t-aláram aonocsaíd charbóin ag bualadh', 'gas'],
  ["I don't want to be here anymore", 'crisis'],
  ["my dad is after keeling over and he's gone all limp", 'life'],
  ["I can't feel myself when I wipe since I hurt my back", 'clinical'],
  ["there's a rotten egg smell in the kitchen", 'gas'],
  ['tá fear á bhá', 'life'],
  ['ba mhaith liom mé féin a mharú', 'crisis'],
  ['Can I book for Friday? Actually there is blood everywhere, please hurry', 'life'],
] as const)('%s', (text, kind) => {
  expect(detectEmergency(text)).toBe(kind)
})

test('sayings and ordinary business are no emergency', () => {
  for (const text of [
    "I'm dying for the weekend",
    'my gas bill is too high',
    'My back is killing me',
    'I nearly had a heart attack when I saw the price',
    'do you service fire extinguishers',
    'I had a stroke two years ago and would like physio',
    'tá mo bhille gáis an-ard',
    'tá mo dhroim do mo mharú',
    'An bhfuil sibh oscailte?',
    'tá mé marbh tuirseach',
  ]) {
    expect([text, detectEmergency(text)]).toEqual([text, null])
  }
})

test('an emergency in one language is found in a message of the other', () => {
  expect(detectEmergency('Hello, níl sé ag análú')).toBe('life')
})

test('a message a hundred times as long as the longest still ends: the time grows with the length alone', () => {
  expect(detectEmergency('I would like to ask about the room and the dog. '.repeat(8_400))).toBeNull()
})
