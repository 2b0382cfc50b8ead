import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const CANCELLING = {
  en: ['massage friday at 3', 'Bridie Folan 086 123 4567', 'yes', 'i have to cancel it, there is a funeral that day'],
  ga: [
    'suathaireacht spóirt dé hAoine ag a trí',
    'Bríd Ní Fhoghlú 086 123 4567',
    'sea',
    'caithfidh mé é a chur ar ceal, tá sochraid an lá sin',
  ],
}
const findBookings = () => db().selectFrom('bookings').select(['status', 'starts_at']).execute()

test.each([
  ['en', ['yes, move it to monday instead'], 'Monday 23 November at 15:00'],
  ['en', ['hang on, would monday be free instead', 'at the same time if possible'], 'Monday 23 November at 15:00'],
  ['en', ['actually would ye have anything monday'], 'Monday 23 November at 15:00'],
  [
    'ga',
    ['fan ort, an mbeadh an Luan ar fáil ina ionad', 'ag an am céanna más féidir'],
    'Dé Luain, 23 Samhain ag 15:00',
  ],
  ['ga', ['an bhfuil an Luan saor'], 'Dé Luain, 23 Samhain ag 15:00'],
  ['ga', ['sea, bog go dtí Dé Luain é'], 'Dé Luain, 23 Samhain ag 15:00'],
] as const)('%s: %j, asked whether to cancel, moves', async (language, lines, time) => {
  const answers = await hold(
    [...CANCELLING[language], ...lines, language === 'en' ? 'yes, move it' : 'sea, bog é'],
    language,
  )
  expect(answers.at(-2)).toContain(time)
  expect(answers.at(-2)).toMatch(/^Shall I move|^An mbogfaidh mé/)
  expect(await findBookings()).toMatchObject([{ status: 'booked', starts_at: '2026-11-23T15:00:00.000Z' }])
})

test.each([
  ['en', 'yes move it'],
  ['en', 'yeah change it so'],
  ['ga', 'sea, bog é'],
  ['ga', 'is ea, athraigh í'],
] as const)('%s: “%s” cancels nothing, and other times are offered', async (language, line) => {
  const answers = await hold([...CANCELLING[language], line], language)
  expect(answers.at(-1)).toContain('1. ')
  expect(await findBookings()).toMatchObject([{ status: 'booked' }])
})

test.each([
  ['en', 'yes cancel it, i will ring on monday to make another'],
  ['ga', 'sea, cuir ar ceal é'],
] as const)('%s: “%s” cancels', async (language, line) => {
  await hold([...CANCELLING[language], line], language)
  expect(await findBookings()).toMatchObject([{ status: 'cancelled' }])
})

test.each([
  ['en', ['thanks', 'make a new one so. friday 27 november at 4'], '27 November at 16:00', 'Shall I book it?'],
  ['en', ['i want to move my appointment', 'friday 27 november at 4'], '27 November at 16:00', 'Shall I book it?'],
  ['ga', ['grma', 'déan coinne nua mar sin. dé hAoine 27 samhain ag 4'], '27 Samhain ag 16:00', 'in áirithe í?'],
  ['ga', ['tá mé ag iarraidh an choinne a athrú', '27 samhain ag a ceathair'], '27 Samhain ag 16:00', 'in áirithe í?'],
] as const)('%s: behind a cancellation %j books the same again', async (language, lines, time, question) => {
  const answers = await hold([...CANCELLING[language], language === 'en' ? 'yes' : 'sea', ...lines], language)
  expect(answers.at(-1)).toContain(time)
  expect(answers.at(-1)).toContain(question)
})

const LOST = { en: 'i need to move my appointment', ga: 'is mian liom mo choinne a bhogadh' }

test.each([
  ['en', 'book me a massage friday at 4', 'Friday 20 November at 16:00'],
  ['en', 'just make a new one so, friday at 4', 'What would you like to book?'],
  ['ga', 'déan coinne nua mar sin. dé hAoine ag a ceathair', 'Cad ba mhaith leat a chur in áirithe?'],
] as const)('%s: asked for the address of a booking, “%s” leaves that question', async (language, line, said) => {
  const answers = await hold([LOST[language], line], language)
  expect(answers.at(-1)).toContain(said)
})

test.each([
  ['en', ['thanks', 'where are you'], 'Shall I take a message?'],
  ['ga', ['go raibh maith agat', 'cá bhfuil sibh'], 'Ar mhaith leat teachtaireacht a fhágáil?'],
] as const)('%s: the address of a booking is not asked for a third time', async (language, lines, offer) => {
  const answers = await hold([LOST[language], ...lines], language)
  expect(answers.at(-1)).toContain(offer)
})

test.each([
  ['en', 'can i move it to friday around 4 or so', 'yes perfect'],
  ['ga', 'an bhféadfainn é a bhogadh go dtí Dé hAoine timpeall a ceathair', 'foirfe, oireann'],
] as const)('%s: “%s” is moved after one yes', async (language, line, yes) => {
  const answers = await hold([...CANCELLING[language].slice(0, 3), line, yes], language)
  expect(answers.at(-1)).toMatch(/^Your appointment is moved: .* 16:00|^Tá do choinne bogtha: .* 16:00/)
})

test.each([
  ['en', 'i have to cancel… no wait can you move it to monday at 3', 'Monday 23 November at 15:00'],
  ['en', 'cancel the massage, actually hang on, could ye move it to monday at 3', 'Monday 23 November at 15:00'],
  ['ga', 'caithfidh mé é a chealú … no fan, an bhféadfá é a bhogadh go dtí Dé Luain ag a trí', '23 Samhain ag 15:00'],
] as const)('%s: “%s” moves, and cancels nothing', async (language, line, time) => {
  const answer = (await hold([...CANCELLING[language].slice(0, 3), line], language)).at(-1)
  expect(answer).toMatch(/^Shall I move|^An mbogfaidh mé/)
  expect(answer).toContain(time)
})

test.each([['en', 'cancel it, no wait, dont move it', /^Shall I cancel/]] as const)(
  '%s: “%s” cancels',
  async (language, line, question) => {
    expect((await hold([...CANCELLING[language].slice(0, 3), line], language)).at(-1)).toMatch(question)
  },
)

test.each([
  ['en', "cancel it actually, I won't be able to make it. is Thursday free?", /Thursday 26 November/],
  ['en', "cancel it, I can't come. what about Thursday?", /Thursday 26 November/],
  ['ga', 'cancel é actually, ní bheidh mé in ann teacht. an bhfuil Déardaoin free?', /Déardaoin, 26 Samhain/],
  ['ga', 'cuir ar ceal é, ní féidir liom teacht. cad faoi Déardaoin?', /Déardaoin, 26 Samhain/],
] as const)('%s: “%s” looks at that day of the week of the booking', async (language, line, day) => {
  const lines = {
    en: ['first visit friday 27 november at ten', 'Tom Byrne, 087 123 4567', 'yes'],
    ga: ['céad chuairt Dé hAoine 27 Samhain ag a deich', 'Tomás Ó Broin, 087 123 4567', 'sea'],
  }
  const answers = await hold([...lines[language], line], language)
  expect(answers[3]).toMatch(day)
  expect(answers[3]).toMatch(/Shall I move|An mbogfaidh mé/)
})

test.each(['cancel it please, is there a fee?', "cancel it, I can't come. are ye closed Thursday?"])(
  '“%s” cancels',
  async (line) => {
    const answers = await hold(['first visit friday at ten', 'Tom Byrne, 087 123 4567', 'yes', line])
    expect(answers[3]).toMatch(/Shall I cancel/)
  },
)
