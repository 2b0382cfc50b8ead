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
  ["me da's after collapsing", 'life'],
  ["the toddler's after drinking the toilet cleaner", 'life'],
  ["someone's breaking into the house", 'life'],
  ["I can't get a breath", 'life'],
  ["D'ól an páiste glantóir leithris", 'life'],
  ['Níl cuisle ar bith aici', 'life'],
  ['is that gas I am smelling', 'gas'],
  ['I have the tablets in front of me', 'crisis'],
  ['Bheadh gach duine níos fearr as gan mé', 'crisis'],
  ['my sugar is 1.9 and I am shaking', 'clinical'],
  ['Can I book for Friday? Actually there is blood everywhere, please hurry', 'life'],
  ['a lorry knocked down a man on the road', 'life'],
  ['the slurry fumes got him and he is down', 'life'],
  ['scaffolding fell on a worker', 'life'],
  ['Tá fear ina luí ar thaobh an bhóthair', 'life'],
  ['Phrioc beach mé sa bhéal', 'life'],
  ['Níl mo dhaid ag tabhairt freagra orm agus tá sé fuar', 'life'],
  ['a black curtain came down over one eye', 'clinical'],
  ['Chuaigh píosa miotail isteach i mo shúil', 'clinical'],
  ['I have letters written to them all', 'crisis'],
  ['Níl mé sábháilte liom féin anocht', 'crisis'],
  ['the digger went through the gas pipe', 'gas'],
  ['Rinneadh damáiste don phíobán gáis leis an tochaltóir', 'gas'],
] as const)('%s', (text, kind) => {
  expect(detectEmergency(text)).toBe(kind)
})

test('sayings and ordinary business are no emergency', () => {
  for (const text of [
    "I'm dying for the weekend",
    'a van hit my parked car, I need a quote',
    'the dog went for a swim in the river and stinks, do you groom',
    'nut allergy, is the cake safe',
    'need my saw sharpened, it will not cut through',
    'Tá cnó scaoilte ar an roth',
    'Níl mo dhaid in ann freagra a thabhairt ar an ríomhphost',
    'my gas bill is too high',
    'My back is killing me',
    'I nearly had a heart attack when I saw the price',
    'do you service fire extinguishers',
    'I had a stroke two years ago and would like physio',
    'tá mo bhille gáis an-ard',
    'tá mo dhroim do mo mharú',
    'the boiler died',
    "I'm dying for a coffee",
    'just killing some time before the bus',
    'my da collapsed laughing at the price',
    'is the pool open for kids who cannot swim',
    'the place was on fire on Saturday night, great gig',
    "she's not moving on the price",
    'is the doctor after coming back from lunch',
    'Táimid báite i bpáipéarachas',
    'Tá an aimsir seo do mo mharú',
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
