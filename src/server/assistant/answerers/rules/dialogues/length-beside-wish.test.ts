import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

test.each([
  ['en', 'massage friday at 2, how long does it take?', 'Sports massage: 30 minutes.'],
  ['en', 'massage on friday how long will it take', 'Sports massage: 30 minutes.'],
  ['ga', 'suathaireacht Dé hAoine ag a dó, cá fhad a thógann sé?', 'Suathaireacht spóirt: 30 nóiméad.'],
  ['ga', 'suathaireacht de haoine, ca fhad a thogann se', 'Suathaireacht spóirt: 30 nóiméad.'],
] as const)('%s: “%s” is answered with the length, and looked for', async (language, wish, length) => {
  const [answer] = await hold([wish], language)
  expect(answer).toContain(length)
  expect(answer).toMatch(/20 (?:November|Samhain)/)
})

test.each(['if I book a massage, how long does it take?', 'can you tell me how long does it take for a massage'])(
  '“%s” begins no booking',
  async (line) => {
    const [answer] = await hold([line])
    expect(answer).not.toMatch(/free|keeping/)
  },
)

test.each([
  ['16:45 Ann Foley 086 555 0133', 'Ann Foley'],
  ['4.45pm ann foley 0865550133', 'Ann Foley'],
  ['16:45 Dara Ó Briain 086 555 0133', 'Dara Ó Briain'],
])('“%s” takes the time, the whole name and the number', async (line, name) => {
  const answers = await hold(['massage tuesday', line])
  expect(answers[1]).toContain(`Tuesday 24 November at 16:45. Name: ${name}. Contact: 086 555 0133.`)
})
