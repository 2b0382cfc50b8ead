import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough } = openDialogues()

test.each([
  "tell Niamh my son is sick and won't be in",
  "my son Cian is sick, he won't be in tomorrow",
  "the child has a vomiting bug so we can't come Friday",
  'my little girl has chickenpox and wont be in til Monday',
  "my daughter has a cold, she'll miss the class",
  'the young lad is home sick, he will be out all week',
  "we have a bug in the house and won't make it",
])('who cannot come is a message, and takes nothing back: "%s"', async (text) => {
  expect(await talkThrough('can I leave a message', text, 'Tom Ryan 0871234567')).toContain(
    `Your message: “${text}”. Name: Tom Ryan.`,
  )
})

test.each([
  'abair le Niamh go bhfuil mo mhac tinn agus nach mbeidh sé isteach',
  'tá mo mhac Cian tinn, ní bheidh sé ann amárach',
  'tá galar goile ar an ngarsún, ní thiocfaidh sé',
  'tá an páiste breoite, ní féidir linn teacht Dé hAoine',
])('the same in Irish: "%s"', async (text) => {
  const answers = await hold(['teachtaireacht le do thoil', text, 'Máire Ní Bhriain 0871234567'], 'ga')
  expect(answers.at(-1)).toContain(`“${text}”. Ainm: Máire Ní Bhriain.`)
})

test('news of somebody for somebody of the team is a message and moves no appointment', async () => {
  const text = 'can you tell Niamh my mam is in hospital and wont make it'
  expect(await talkThrough(text, 'Tom Ryan 0871234567')).toContain(`Your message: “${text}”.`)
})

test('what is said beside the summary of a message goes with it', async () => {
  const lines = ['can I leave a message', 'tell Niamh I am sick', 'Tom Ryan 0871234567']
  expect(await talkThrough(...lines, 'and my son has a temperature too')).toContain(
    '“tell Niamh I am sick\nmy son has a temperature too”',
  )
})

test('a message is still left', async () => {
  expect(await talkThrough('can I leave a message', 'cancel')).toBe('All right, I pass nothing on.')
})
