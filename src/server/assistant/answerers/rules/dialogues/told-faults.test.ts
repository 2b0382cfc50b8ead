import { expect, test } from 'vitest'
import { openBusinesses } from '../../../../../../tests/support/businesses.ts'

const { hold } = openBusinesses({
  garage: 'Automotive',
  plumber: 'Construction & Trades',
  clinic: 'Healthcare & Medical',
  restaurant: 'Restaurants & Food Service',
})

const TOM = 'Tom Byrne 087 123 4567'
const CIARA = 'Ciara Ní Fhloinn, 087 123 4567'

test.each([
  ['en', 'my brakes are gone', 'friday at 8.30', 'my brakes are gone'],
  ['en', 'the brakes are screeching, can I get it looked at', 'friday at 10', 'the brakes are screeching'],
  ['en', 'engine light is on, can ye have a look', 'monday at 9', 'engine light is on'],
  ['ga', 'tá na coscáin ag screadach', 'Dé Máirt ag a deich', 'tá na coscáin ag screadach'],
  ['ga', 'tá an crág ag sleamhnú, an bhféadfá é a dheisiú', 'Dé Máirt ag a naoi', 'tá an crág ag sleamhnú'],
] as const)('%s: “%s” books an inspection, and the fault is noted on it', async (language, told, when, note) => {
  const english = language === 'en'
  const { answers, notes } = await hold('garage', language, [
    told,
    when,
    english ? TOM : CIARA,
    english ? 'yes' : 'sea',
  ])
  expect(answers[0]).toContain(`“${note}”`)
  expect(answers[0]).toMatch(
    /look at that at the appointment.*Inspection, then|air sin ag an gcoinne.*Iniúchadh, mar sin/s,
  )
  expect(notes).toEqual([note])
})

test.each([
  ['en', 'my boiler is leaking, can someone come out tomorrow', '“my boiler is leaking”'],
  ['en', 'the tap in the kitchen is dripping, need someone to fix it', '“the tap in the kitchen is dripping”'],
  ['ga', 'tá an sconna ag sileadh, an féidir libh é a dheisiú', '“tá an sconna ag sileadh”'],
] as const)('%s: a repair is begun with what is told: “%s”', async (language, told, noted) => {
  const { answers } = await hold('plumber', language, [told])
  expect(answers[0]).toContain(noted)
  expect(answers[0]).toMatch(/Repair, then|Deisiúchán, mar sin/)
})

test.each([
  ['en', 'engine light is on, can ye have a look', 'does that include fixing it'],
  ['en', 'engine light is on, can ye have a look', 'are the brakes included'],
  ['ga', 'tá an crág ag sleamhnú, an bhféadfá é a dheisiú', 'an bhfuil na coscáin san áireamh'],
] as const)('%s: beside “%s”, “%s” is for the team', async (language, told, asked) => {
  const { answers } = await hold('garage', language, [told, asked])
  expect(answers[1]).toMatch(/^(?:I do not know that|Níl a fhios agam).*(?:Which of those times|Cé acu de na hamanna)/s)
})

test.each([
  ['restaurant', 'table for 4 saturday at 1, my phone is broken so email me'],
  ['clinic', 'my appointment is gone from my phone, can I book a first visit'],
  ['garage', 'brakes are grinding, how much is it'],
] as const)('%s: “%s” tells of no fault to look at', async (business, told) => {
  const { answers } = await hold(business, 'en', [told])
  expect(answers[0]).not.toContain('look at that at the appointment')
})
