import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

test('two people are booked one after the other, the second right behind the first', async () => {
  const answers = await hold([
    'i need 2 massages friday',
    'at 10. Rory Byrne, 087 123 4567',
    'yes',
    'that suits',
    'Jack Byrne',
  ])
  expect(answers[0]).toMatch(/^I book them one after the other\./)
  expect(answers[2]).toMatch(
    /Your appointment is booked.*\n\nNow the next one: Sports massage\.\n\nFriday 20 November at 10:30 is free/s,
  )
  expect(answers[4]).toContain('Friday 20 November at 10:30. Name: Jack Byrne. Contact: 087 123 4567.')
})

test('two services are booked one after the other for the same person', async () => {
  const answers = await hold([
    'a first visit and a sports massage on friday',
    'at 10. Rory Byrne, 087 123 4567',
    'yes',
    'yes',
  ])
  expect(answers[2]).toContain('Now the next one: Sports massage.')
  expect(answers[3]).toMatch(/Sports massage, Friday.*Name: Rory Byrne/)
})

test('"book it" after a question about a service and a time books that', async () => {
  const answers = await hold(['is parking included with a massage tomorrow at half four?', 'ok book it so'])
  expect(answers[1]).toContain('Sports massage, Thursday 19 November at 16:30')
})
