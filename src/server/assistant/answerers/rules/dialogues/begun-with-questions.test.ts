import { expect, test } from 'vitest'
import { openBusinesses } from '../../../../../../tests/support/businesses.ts'

const { hold } = openBusinesses({
  garage: 'Automotive',
  solicitor: 'Professional Services',
  salon: 'Beauty & Wellness',
})

const TO_TEAM = /I do not know that|Níl a fhios agam/

test.each([
  ['en', 'somewhere to drop the keys after hours'],
  ['en', 'can I leave the car the night before'],
  ['ga', 'an bhfuil áit ann leis na heochracha a fhágáil tar éis uaireanta'],
  ['ga', 'an féidir liom an carr a fhágáil an oíche roimh ré'],
  ['ga', 'an féidir an eochair a fhágáil sula n-osclaíonn sibh'],
] as const)('%s: “%s” is answered, and not with the opening hours', async (language, line) => {
  const [answer] = (await hold('garage', language, [line])).answers
  expect(answer).toMatch(TO_TEAM)
  expect(answer).not.toMatch(/08:30|book\?|chur in áirithe/)
})

test('beside a booking it changes no time', async () => {
  const lines = ['service friday at 10', 'can I leave the car the night before', 'Tom Byrne 087 123 4567']
  const { answers } = await hold('garage', 'en', lines)
  expect(answers[1]).toMatch(TO_TEAM)
  expect(answers[2]).toContain('Car service, Friday 20 November at 10:00')
})

test('where nothing is known of it, nothing else is offered', async () => {
  const [answer] = (await hold('salon', 'en', ['can I drop it in before ye open'])).answers
  expect(answer).toMatch(/^I do not know that/)
})

test('whether it is open after six still gets the hours', async () => {
  expect((await hold('garage', 'en', ['are ye open after 6'])).answers[0]).toMatch(/08:30/)
})

test.each([
  ['en', 'I want to make a will, how do I go about it', 'I want to make a will', /First meeting/],
  ['ga', 'uacht a dhéanamh, conas a théim ina bhun?', 'uacht a dhéanamh', /Céad chruinniú/],
  ['ga', 'ba mhaith liom uacht a dhéanamh, cad a dhéanaim', 'ba mhaith liom uacht a dhéanamh', /Céad chruinniú/],
] as const)('%s: “%s” leads to a booking, with what it is for', async (language, line, matter, service) => {
  const { answers } = await hold('solicitor', language, [line, '1'])
  expect(answers[0]).toContain(`“${matter}”`)
  expect(answers[0]).toMatch(service)
  expect(answers[1]).toMatch(/\n1\. .*11:00/)
})

test.each(['I want to leave feedback, what do I do', 'how do I make a complaint', 'what do I do'])(
  '“%s” begins no booking',
  async (line) => {
    expect((await hold('solicitor', 'en', [line])).answers[0]).not.toMatch(/What would you like to book|I have noted “/)
  },
)
