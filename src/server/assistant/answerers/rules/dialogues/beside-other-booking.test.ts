import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const TWO = {
  en: ['massage thursday at 3', 'Joe Bloggs 087 123 4567', 'yes', 'a first visit monday at 10'],
  ga: ['suathaireacht spóirt Déardaoin ag a trí', 'Seán Ó Sé 087 123 4567', 'sea', 'céad chuairt Dé Luain ag a deich'],
}
const YES = { en: 'yes', ga: 'sea' }
const listStarts = async () =>
  (await db().selectFrom('bookings').select(['starts_at', 'status']).orderBy('starts_at').execute()).map(
    ({ starts_at, status }) => `${starts_at.slice(0, 16)} ${status}`,
  )

test.each([
  ['en', 'do I have to cancel the first one?'],
  ['en', 'should i cancel my other appointment first'],
  ['en', 'will the first one still stand'],
  ['en', 'do I lose the massage if I book this?'],
  ['en', 'is my massage still booked'],
  ['ga', 'an gá dom an chéad cheann a chur ar ceal?'],
  ['ga', 'an mbeidh an choinne eile agam fós'],
] as const)('%s: “%s”, beside a second booking, cancels nothing and goes on with it', async (language, said) => {
  const answers = await hold([...TWO[language], said, YES[language]], language)
  expect(answers[4]).toMatch(
    /^(?:What you have already stays booked|Fanann a bhfuil agat cheana in áirithe).*15:00\.\n\n/,
  )
  expect(answers[4]).toMatch(/(?:First visit, Monday|Céad chuairt, Dé Luain).*10:00/)
  expect(answers[5]).toMatch(/^(?:Your appointment is booked: First|Tá do choinne curtha in áirithe: Céad)/)
  expect(await listStarts()).toEqual(['2026-11-19T15:00 booked', '2026-11-23T10:00 booked'])
})

test.each([
  ['en', 'actually cancel the first one', 'cancelled', '15:00'],
  ['en', 'cancel my massage', 'cancelled', '15:00'],
  ['en', 'move my massage to 4 o clock', 'booked', '16:00'],
  ['en', 'move the other appointment to half four', 'booked', '16:30'],
  ['ga', 'cuir an chéad cheann ar ceal', 'cancelled', '15:00'],
  ['ga', 'bog an choinne eile go dtí a ceathair', 'booked', '16:00'],
] as const)(
  '%s: “%s” changes what is booked, and goes on with the second one',
  async (language, said, state, clock) => {
    const yes = YES[language]
    const answers = await hold([...TWO[language], said, yes, yes], language)
    expect(answers[4]).toMatch(
      /^(?:Shall I (?:cancel|move) .*massage|An (?:gcuirfidh|mbogfaidh) mé .*(?:S|s)uathaireacht)/,
    )
    expect(answers[5]).toMatch(/(?:Now back to your booking|ar ais chuig do choinne)/)
    expect(answers[6]).toMatch(/^(?:Your appointment is booked: First|Tá do choinne curtha in áirithe: Céad)/)
    expect(await listStarts()).toEqual([`2026-11-19T${clock} ${state}`, '2026-11-23T10:00 booked'])
  },
)

test.each(['cancel it', 'make it 11 instead', 'cancel that'])('“%s” is about the booking under way', async (said) => {
  const answer = (await hold([...TWO.en, said])).at(-1)
  expect(answer).not.toMatch(/^Shall I/)
  expect(await listStarts()).toEqual(['2026-11-19T15:00 booked'])
})

test('where nothing is known to be booked, the one under way goes on too', async () => {
  const answer = (await hold(['massage thursday', 'do I have to cancel the one I have already?'])).at(-1)
  expect(answer).toMatch(/^What you have already stays booked until you cancel it\.\n\nWhich of those times suits you/)
})
