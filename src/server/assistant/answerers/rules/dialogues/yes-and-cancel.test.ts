import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const FIRST = {
  en: ['a massage on Friday at ten', 'Aoife Keane 087 987 6543', 'yes', 'another massage on Monday at 11'],
  ga: [
    'suathaireacht spóirt Dé hAoine ag a deich',
    'Aoife Ní Chatháin 087 987 6543',
    'sea',
    'suathaireacht eile Dé Luain ag 11:00',
  ],
}
const listStatuses = async () =>
  (await db().selectFrom('bookings').select('status').orderBy('starts_at').execute()).map(({ status }) => status)

test.each([
  ['en', 'yes and cancel the one I had on Friday'],
  ['en', 'yes please. also cancel the friday one'],
  ['en', 'yes book it, and can you cancel my other one on friday please'],
  ['en', 'yes, cancel my one on friday then'],
  ['ga', 'sea, agus cuir an ceann Dé hAoine ar ceal'],
] as const)('%s: “%s” books, and then asks about the other one', async (language, said) => {
  const answers = await hold([...FIRST[language], ...(language === 'ga' ? ['sea'] : []), said], language)
  expect(answers.at(-1)).toMatch(
    /^Your appointment is booked: .*23 November at 11:00.*\n\nShall I cancel this appointment: .*20 November at 10:00\?$|^Tá do choinne curtha in áirithe: .*23 Samhain ag 11:00.*\n\nAn gcuirfidh mé an choinne seo ar ceal: .*20 Samhain ag 10:00\?$/s,
  )
  expect(await listStatuses()).toHaveLength(2)
})

test('“move my friday one”, beside a yes, is about that one', async () => {
  const answer = (await hold([...FIRST.en, 'yes. and move my friday one to tuesday'])).at(-1)
  expect(answer).toMatch(/^Your appointment is booked: .*23 November at 11:00/)
  expect(answer).toContain('Shall I move your appointment? Sports massage, new time: Tuesday 24 November at 10:00.')
})

test('a day on which nothing is known was booked elsewhere', async () => {
  const lines = ['a massage on Monday at ten', 'Aoife Keane 087 987 6543', 'yes and cancel the one I had on Friday']
  const answer = (await hold(lines)).at(-1)
  expect(answer).toMatch(/^Your appointment is booked: .*\n\nWhich email address was the appointment booked with\?$/s)
})
