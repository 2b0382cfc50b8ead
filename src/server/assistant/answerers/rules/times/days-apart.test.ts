import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const WEEK = [{ from: '09:00', to: '19:00' }]
const SATURDAY = [{ from: '09:00', to: '13:00' }]
const { hold } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    openingHours: { ...PRACTICE.diary.openingHours, thursday: WEEK, friday: WEEK, saturday: SATURDAY },
    services: [{ id: 'haircut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 30, diaryIds: ['niamh'] }],
  },
})

test.each([
  ['en', 'haircut thursday evening after 5 or sat anything?', '17:00', '09:00'],
  ['en', 'a haircut thursday after 5 or any time saturday', '17:00', '09:00'],
  ['en', 'haircut thursday after work, or saturday', '17:00', '09:00'],
  ['en', 'haircut thursday afternoon or saturday after 11', '14:00', '11:00'],
  ['ga', 'bearradh gruaige Déardaoin tar éis a cúig nó am ar bith Dé Sathairn', '17:00', '09:00'],
  ['ga', 'bearradh tráthnóna Déardaoin nó rud ar bith Dé Sathairn', '14:00', '09:00'],
] as const)('%s: “%s” has hours of their own for both days', async (language, wish, thursday, saturday) => {
  const offered = offeredIn((await hold([wish], language))[0])
  expect(offered).toContainEqual(expect.stringMatching(new RegExp(`19 (?:November at|Samhain ag) ${thursday}`)))
  expect(offered).toContainEqual(expect.stringMatching(new RegExp(`21 (?:November at|Samhain ag) ${saturday}`)))
})

test.each([
  ['en', 'haircut thursday evening after 5 or sat anything?', 'are ye open saturday?? id prefer sat'],
  ['en', 'haircut thursday after 5', 'could ye do saturday instead'],
  ['en', 'haircut friday evening', 'saturday?'],
  ['ga', 'bearradh Déardaoin tar éis a cúig', 'b’fhearr liom Dé Sathairn'],
] as const)('%s: “%s”, and then “%s”, is free of the hour after work', async (language, wish, said) => {
  const answer = (await hold([wish, said], language)).at(-1) ?? ''
  expect(answer).not.toMatch(/nothing free|Níl aon rud saor/)
  expect(offeredIn(answer)[0]).toMatch(/21 (?:November at|Samhain ag) 09:00/)
})

test.each([
  ['haircut thursday or friday after 5', '20 November at 17:00'],
  ['haircut after 5 thursday', '19 November at 17:00'],
])('“%s” has one hour for all days', async (wish, time) => {
  const offered = offeredIn((await hold([wish]))[0])
  expect(offered.join()).toContain(time)
  expect(offered.every((one) => one.includes(' at 17:') || one.includes(' at 18:'))).toBe(true)
})

test('of weekdays the hour holds on', async () => {
  const answer = (await hold(['haircut thursday after 5', 'or friday?'])).at(-1)
  expect(offeredIn(answer)[0]).toContain('20 November at 17:00')
})
