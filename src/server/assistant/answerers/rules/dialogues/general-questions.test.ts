import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

test.each([
  ['en', 'what is this', 'You have reached Claddagh Physio. I am its AI assistant.\n\nYou can book:'],
  ['en', 'hi, what does this thing do?', 'You have reached Claddagh Physio. I am its AI assistant.\n\nYou can book:'],
  ['en', 'what can you do for me?', 'You have reached Claddagh Physio. I am its AI assistant.\n\nYou can book:'],
  ['en', "I don't get what this is, I have a bad back", 'You have reached Claddagh Physio.'],
  ['ga', 'ni thuigim cad a dheineann an rud so. ta droim tinn agam', 'Seo Fisiteiripe an Chladaigh.'],
  ['ga', 'cad é a dheineann an rud seo', 'Seo Fisiteiripe an Chladaigh.'],
  ['ga', 'cad e an rud seo', 'Seo Fisiteiripe an Chladaigh. Is mise an cúntóir intleachta saorga.\n\n'],
] as const)('%s: “%s”, to a business, is who it is and what can be booked', async (language, line, start) => {
  const [answer = ''] = await hold([line], language)
  expect(answer).toContain(start)
  expect(answer).toMatch(/Sports massage|Suathaireacht spóirt/)
})

test.each([
  ['en', 'are ye on fresha', 'You can book here with me.'],
  ['en', 'can i book on Booksy?', 'You can book here with me.'],
  ['en', 'do you use treatwell', 'You can book here with me.'],
  ['ga', 'an bhfuil sibh ar Fresha?', 'Is féidir áirithint a dhéanamh anseo liomsa.'],
] as const)('%s: “%s” books here, and asks what for', async (language, line, start) => {
  const [answer = ''] = await hold([line], language)
  expect(answer.startsWith(start)).toBe(true)
  expect(answer).toMatch(/1\. (?:First visit|Céad chuairt)/)
})

test('what was booked elsewhere, or is to be paid there, begins no booking', async () => {
  for (const line of ['I booked on fresha for friday, can I move it?', 'can i pay on booksy'])
    expect((await hold([line]))[0]).not.toContain('You can book here')
})

test.each([
  ['en', 'is there a creche', 'What is your name?'],
  ['en', 'have ye a place to put a trailer', 'What is your name?'],
  ['ga', 'an bhfuil naíolann agaibh', 'Cén t-ainm atá ort?'],
] as const)('%s: “%s” has no answer, and goes to the team as a message in one press', async (language, line, name) => {
  const [unknown = ''] = await hold([line], language)
  const options = [...unknown.matchAll(/^\d\. (.+)$/gm)].map(([, option = '']) => option)
  expect(options).toHaveLength(2)
  const answers = await hold([line, options[0] ?? '', 'Tom Ryan 0871234567'], language)
  expect(answers[1]).toBe(name)
  expect(answers[2]).toContain(`“${line}”`)
  expect((await hold([line, options[1] ?? ''], language))[1]).toMatch(/told our team|scéala chuig ár bhfoireann/)
})
