import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { talkThrough } = openDialogues()

const SUMMARY = ['massage friday at 10', 'Joe Byrne joe@example.ie']

test.each(['do ye do probate', 'do ye rent them out', 'do ye do mens and kids cuts', "d'ye hire out bikes"])(
  '“%s” asks whether something is offered, and nothing else is suggested',
  async (line) => expect(await talkThrough(line)).toMatch(/^I do not know whether we do that/),
)

test.each(['an ndéanann sibh promháid', 'an ndíolann sibh rothair'])('the same in Irish: “%s”', async (line) =>
  expect(await talkThrough('Dia duit', line)).toMatch(/^Níl a fhios agam an ndéanaimid é sin/),
)

test('whether something is charged for is no question about how to change an appointment', async () => {
  expect(await talkThrough(...SUMMARY, 'ya. do ye charge for parking')).not.toContain('change or cancel')
})

test('“yes to both” books, and the suggested answer is said', async () => {
  const said = await talkThrough(...SUMMARY, 'do i bring shorts or what', 'yes to both')
  expect(said).toContain('is booked')
})

test.each([
  'where are ye, ye said between 9 and 11',
  'i know where ye are, where is the plumber, he was to be here at 9',
  'cá bhfuil an pluiméir, dúirt sibh idir a naoi agus a haon déag',
])('“%s” asks for somebody, and not for our address', async (line) =>
  expect(await talkThrough(line)).not.toContain('Quay Street'),
)

test('the day of the question counts, and not the one that was told before', async () => {
  expect(await talkThrough('friday we were there for hours. are ye open monday mornings')).toContain('Monday')
})

test('who wants no table yet cancels nothing', async () => {
  const said = await talkThrough(
    'massage',
    'i dont want an appointment yet i just wanna know are ye open monday morning',
  )
  expect(said).toMatch(/On Mondays we are open/)
  expect(said).not.toMatch(/email address|Nothing was booked/)
})
