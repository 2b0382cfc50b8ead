import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const MOVED = {
  en: ['massage thursday at 3', 'Joe Bloggs 087 123 4567', 'yes', 'move it to friday at 4', 'yes'],
  ga: [
    'suathaireacht spóirt Déardaoin ag a trí',
    'Seán Ó Sé 087 123 4567',
    'sea',
    'bog go dtí Dé hAoine ag a ceathair é',
    'sea',
  ],
}
const afterMove = async (language: 'en' | 'ga', ...lines: string[]) =>
  (await hold([...MOVED[language], ...lines], language)).at(-1)

test.each([
  ['en', 'actually no leave it on thursday'],
  ['en', 'sorry, can you put it back to what it was'],
  ['en', 'no keep it as it was'],
  ['en', 'move it back to thursday'],
  ['en', 'no, leave it at 3 on thursday so'],
  ['ga', 'ní hea, fág ar an Déardaoin é'],
  ['ga', 'fág mar a bhí sí'],
] as const)('%s: “%s”, after a move, wants the time of before', async (language, line) => {
  expect(await afterMove(language, line)).toMatch(
    /^(?:Shall I move your appointment\? .* Thursday 19 November|An mbogfaidh mé do choinne\? .* Déardaoin, 19 Samhain) (?:at|ag) 15:00\.$/,
  )
})

test('it is moved back after a yes', async () => {
  expect(await afterMove('en', 'no, leave it on thursday', 'yes')).toBe(
    'Your appointment is moved: Sports massage, Thursday 19 November at 15:00.',
  )
})

test.each(['ah leave it on the friday so', 'no leave it as it is'])('“%s” keeps the new time', async (line) => {
  expect(await afterMove('en', line)).toMatch(/^All right, your appointment stays as it is: .*20 November at 16:00\.$/)
})

test.each([
  ['en', 'do i have to cancel the other one'],
  ['en', 'is the old one cancelled'],
  ['ga', 'an gá dom an ceann eile a chealú?'],
] as const)('%s: “%s”: there is no other one', async (language, line) => {
  expect(await afterMove(language, line)).toMatch(
    /^(?:No, I know of no other one here\. .*20 November at 16|Ní gá, níl aon cheann eile .*20 Samhain ag 16):00\.$/,
  )
})

test('of two that are booked, it asks which to cancel', async () => {
  const second = ['another massage monday at 10', 'yes']
  expect(await afterMove('en', ...second, 'do i have to cancel the other one')).toMatch(
    /^Which appointment do you mean/,
  )
})
