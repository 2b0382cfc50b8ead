import { expect, test } from 'vitest'
import { openBusinesses } from '../../../../../../tests/support/businesses.ts'

const { hold } = openBusinesses({
  garage: 'Automotive',
  plumber: 'Construction & Trades',
  restaurant: 'Restaurants & Food Service',
})

const TOM = 'Tom Byrne 087 123 4567'
const CIARA = 'Ciara Ní Fhloinn, 087 123 4567'

test.each([
  [
    'en',
    'I want to book a service friday at 8.30, have a look at the brakes as well',
    TOM,
    'yes',
    /Car service, Friday/,
  ],
  ['en', 'tyre change thursday at 8.30 and check the brakes', TOM, 'yes', /Tyre change, Thursday/],
  ['ga', 'seirbhís Dé Luain ag a naoi, féach ar na coscáin freisin', CIARA, 'sea', /Seirbhísiú cairr, Dé Luain/],
] as const)(
  '%s: work that is wished beside a service is noted on it: “%s”',
  async (language, wish, who, yes, booked) => {
    const { answers, notes } = await hold('garage', language, [wish, who, yes])
    expect(answers[2]).toMatch(booked)
    expect(notes).toEqual([wish.slice(wish.search(/(?:have a look|check|féach)/u))])
  },
)

test.each([
  ['en', 'service tuesday at 9', 'and change the oil too', TOM, 'yes, and rotate the tyres too', 'the air filter too'],
  [
    'ga',
    'seirbhís Dé Máirt ag a deich',
    'athraigh an ola freisin',
    CIARA,
    'sea, agus seiceáil na soilse freisin',
    'agus an scagaire aeir freisin',
  ],
] as const)(
  '%s: it is noted while details are asked, beside the yes and behind it',
  async (language, wish, first, who, yes, last) => {
    const { answers, notes } = await hold('garage', language, [wish, first, who, yes, last])
    expect(answers[1]).toMatch(/oil too”|ola freisin”/)
    expect(answers[4]).toMatch(/Car service, Tuesday.*air filter|Seirbhísiú cairr, Dé Máirt.*scagaire aeir/)
    const bare = [first, yes, last].map((line) => line.replace(/^(?:yes, and|sea, agus|and|agus) /, ''))
    expect(notes).toEqual([bare.join('\n')])
  },
)

test.each([
  ['en', 'repair thursday at 9', TOM, 'bring a ladder too'],
  ['ga', 'deisiúchán Déardaoin ag 14:00', CIARA, 'tabhair dréimire leat'],
] as const)('%s: what should be brought is no address', async (language, wish, who, told) => {
  const { answers } = await hold('plumber', language, [wish, who, told])
  expect(answers[2]).toContain(`“${told}”`)
  expect(answers[2]).toMatch(/What is the address\?|Cad é an seoladh/)
})

test.each([
  ['en', 'Table for 4 saturday at 1', TOM, 'yes', 'I use a stick', /“I use a stick” on the booking/],
  [
    'ga',
    'Bord do cheathrar Dé Sathairn ag a haon',
    CIARA,
    'sea',
    'dhá chathaoir ard freisin',
    /“dhá chathaoir ard freisin” nótáilte/,
  ],
  ['ga', 'Bord do cheathrar Dé Sathairn ag a dó', CIARA, 'sea', 'úsáidim bata siúil', /“úsáidim bata siúil” nótáilte/],
] as const)(
  '%s: what guests need is noted behind the booking: %s %s %s “%s”',
  async (language, wish, who, yes, told, said) => {
    expect((await hold('restaurant', language, [wish, who, yes, told])).answers[3]).toMatch(said)
  },
)

test.each([
  ['en', 'tyre change tuesday at 3', 'change the time too', /time|did not understand/],
  ['en', 'tyre change tuesday at 3', 'can I pay by card too', /do not know|card/],
] as const)('%s: “%s”, “%s” is no work to note', async (language, wish, line, said) => {
  const { answers } = await hold('garage', language, [wish, TOM, line])
  expect(answers[2]).toMatch(said)
  expect(answers[2]).not.toMatch(/I have noted “|Tá nóta déanta agam de/)
})
