import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { asksEveryWeek } from '../../../understanding/replies/asks-every-week.ts'

const { hold, db } = openDialogues()

const BOOKING = {
  en: ['first visit friday at ten', 'Peter Flaherty 086 123 4567'],
  ga: ['céad chuairt Dé hAoine ag a deich', 'Peadar Ó Flatharta, 086 123 4567'],
}
const findNote = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

test.each([
  ['en', 'yes. and can it be every week at the same time?', 'Would like it regularly'],
  ['en', 'yes, could we make it every fortnight?', 'Would like it regularly'],
  ['ga', 'Cuir. agus an féidir é a dhéanamh gach seachtain ar an am céanna?', 'Ag iarraidh coinne go rialta'],
  ['ga', 'sea. agus an mbeidh sí gach mí?', 'Ag iarraidh coinne go rialta'],
  ['ga', 'sea. an feidir i a bheith gach coicis?', 'Ag iarraidh coinne go rialta'],
] as const)('%s: “%s” books the one, says that it is one, and notes the wish', async (language, line, note) => {
  const answers = await hold([...BOOKING[language], line], language)
  expect(answers[2]).toMatch(/^(?:I book one appointment at a time|Cuirim coinní in áirithe ceann ar cheann)\. /)
  expect(answers[2]).toMatch(/is booked|curtha in áirithe:/)
  expect(await findNote()).toBe(note)
})

test.each([
  ['en', 'can it be every week', 'the same again friday week at ten'],
  ['ga', 'an féidir í a bheith gach seachtain?', 'an rud céanna arís Dé hAoine 27 Samhain ag a deich'],
] as const)('%s: behind the booking, “%s” is told how to book the next one', async (language, question, next) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([...BOOKING[language], yes, question, next], language)
  expect(answers[3]).toMatch(/“the same again”|“an rud céanna arís”/)
  expect(answers[4]).toMatch(
    /Friday 27 November at 10:00.*Shall I book it|Dé hAoine, 27 Samhain ag 10:00.*An gcuirfidh mé/s,
  )
})

test.each(["I'd like a massage every friday at ten", 'ba mhaith liom suathaireacht spóirt gach Aoine ag a deich'])(
  '“%s” begins with the first of them',
  async (line) => {
    const language = line.startsWith('ba') ? 'ga' : 'en'
    expect((await hold([line], language))[0]).toMatch(
      /^(?:I book one|Cuirim coinní).*\n\n.*(?:Friday 20 November|Dé hAoine, 20 Samhain)/s,
    )
  },
)

test.each([
  'are ye open every saturday',
  'can I pay it every month',
  'I do my stretches every week',
  'an mbíonn sibh oscailte gach Satharn',
  'can I come any week',
])('“%s” wishes for no such appointment', (text) => {
  expect(asksEveryWeek(text)).toBe(false)
})
