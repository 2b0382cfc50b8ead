import { expect, test } from 'vitest'
import { offeredIn, openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const handover = [...PRACTICE.handover, { when: 'not known', times: 1 } as const]
const { hold, db } = openDialogues({ handover, diary: RESTAURANT })
const note = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

const BOOKED = ['table for 2 friday at 6', 'Joe Byrne 087 123 4567', 'yes']
const BOOKED_IN_IRISH = ['bord do bheirt Dé hAoine ag a sé', 'Seán Ó Sé 087 123 4567', 'sea']

test.each([
  ['en', 'table for 2 friday around 6', 'yes thats grand do ye have a cloakroom?', 'About “do ye have a cloakroom”'],
  ['en', 'table for 2 friday at 6', 'yes that’s lovely, is there somebody who makes cakes?', 'I do not know that'],
  ['ga', 'bord do bheirt Dé hAoine thart ar a sé', 'sea go breá an bhfuil seomra cótaí agaibh', 'seomra cótaí'],
  ['ga', 'bord do bheirt Dé hAoine ag a sé', 'sea, an bhfuil duine ann a dhéanann cácaí?', 'Níl a fhios agam'],
] as const)('%s: “%s”, and then “%s” keeps the table', async (language, wish, line, unknown) => {
  const name = language === 'en' ? 'Joe Byrne 087 123 4567' : 'Seán Ó Sé 087 123 4567'
  const [, answer, readBack] = await hold([wish, line, name], language)
  expect(answer).toContain(unknown)
  expect(answer).toMatch(/What name should I put it under\?|Cén t-ainm/)
  expect(readBack).toMatch(/Shall I book it|An gcuirfidh mé in áirithe/)
})

test('“can we do 7 instead” is another time, and no number of people', async () => {
  const answers = await hold(['table for 4 friday around 8', 'Joe Byrne 087 123 4567', 'actually can we do 7 instead'])
  expect(answers[2]).toMatch(/Table for \d, Friday 20 November at 19:00\./)
})

test.each([
  ['en', 'booking for 12 on friday', 'ok 8 then at 7', 'Table for 8, Friday 20 November at 19:00'],
  ['en', 'party of 15 saturday', 'what about 4 so at 6', 'Table for 4, Saturday 21 November at 18:00'],
  ['ga', 'bord do 12 duine Dé hAoine', 'ochtar mar sin, ag a seacht', 'Bord d’ochtar, Dé hAoine, 20 Samhain'],
] as const)('%s: “%s”, which is too large, and then “%s”', async (language, wish, line, table) => {
  const answers = await hold([wish, line], language)
  expect(answers[0]).toMatch(/8 people at most|ochtar ar a mhéad/)
  expect(answers[1]).toContain(table)
})

test('a number in the message about a group that is too large books nothing', async () => {
  const answers = await hold(['booking for 12 on friday', '2 of them are coeliac'])
  expect(answers[1]).toContain('Your message so far')
})

test.each([
  ['en', 'do ye have a table for 2 by the window friday at 6', 'by the window'],
  ['ga', 'bord do bheirt in aice leis an bhfuinneog Dé hAoine ag a sé', 'in aice leis an bhfuinneog'],
] as const)('%s: “%s” notes where', async (language, wish, seat) => {
  const [, ...rest] = language === 'en' ? BOOKED : BOOKED_IN_IRISH
  await hold(language === 'en' ? [wish, 'yes', ...rest] : [wish, ...rest], language)
  expect(await note()).toContain(seat)
})

test.each([
  ['en', 'Joe Byrne 087 123 4567. its my wifes birthday', 'its my wifes birthday'],
  ['ga', 'Seán Ó Sé 087 123 4567. is é lá breithe mo mhná é', 'is é lá breithe mo mhná é'],
] as const)('%s: “%s” notes what is celebrated', async (language, person, occasion) => {
  const [wish, , yes] = language === 'en' ? BOOKED : BOOKED_IN_IRISH
  await hold([wish ?? '', person, yes ?? ''], language)
  expect(await note()).toContain(occasion)
})

test('a wish beside the yes is noted, and no question that nobody can answer', async () => {
  const answers = await hold([...BOOKED.slice(0, 2), 'yes and can we sit outside'])
  expect(answers[2]).toMatch(/^I have noted “can we sit outside”\.\n\nYour table is booked.*note of the time\.$/s)
})

test.each([
  ['en', 'two of us are vegan'],
  ['en', 'can we sit by the window'],
  ['ga', 'tá duine againn coeliac'],
] as const)('%s: “%s” behind the booking is noted on it', async (language, line) => {
  const answers = await hold([...(language === 'en' ? BOOKED : BOOKED_IN_IRISH), line], language)
  expect(answers[3]).toContain(`“${line}”`)
  expect(answers[3]).not.toMatch(/team knows|bhfoireann\.\n/)
  expect(await note()).toContain(line)
})

test.each([
  ['beidh páiste linn', /“beidh páiste linn”.*An mbogfaidh mé/s],
  ['sea agus beidh páiste linn', /“beidh páiste linn”.*Tá d’áirithint bogtha: .* ag 20:00\.$/s],
])('“%s” beside a move is noted, and the move goes on', async (line, answer) => {
  const answers = await hold([...BOOKED_IN_IRISH, 'cuir siar go dtí a hocht é', line], 'ga')
  expect(answers.at(-1)).toMatch(answer)
})

test.each([
  ['en', 'u full tonight?', /^I have free times on Wednesday 18 November, in the evening\./],
  ['ga', 'an bhfuil sibh lán anocht?', /^Tá amanna saor agam Dé Céadaoin, 18 Samhain, um thráthnóna\./],
] as const)('%s: “%s” is answered for the evening', async (language, line, answer) =>
  expect((await hold([line], language))[0]).toMatch(answer),
)

test.each([
  ['en', 'the second one and a high chair please', 'I have noted for our team: high chair.'],
  ['ga', 'an dara ceann agus cathaoir ard', 'Tá nóta déanta agam dár bhfoireann: cathaoir ard.'],
] as const)('%s: “%s” chooses, and what is needed is noted', async (language, line, said) => {
  const answers = await hold([language === 'en' ? 'table for 2 friday' : 'bord do bheirt Dé hAoine', line], language)
  expect(answers[1]).toContain(said)
  expect(answers[1]).toMatch(/Friday 20 November at 16:00|Dé hAoine, 20 Samhain ag 16:00/)
})

test('what ends a booking twice ends it', async () => {
  const answers = await hold(['bord anocht', 'níl bord uaim anois, dearmad air'], 'ga')
  expect(answers[1]).toBe('Ceart go leor, ní chuirfidh mé aon rud nua in áirithe.\n\nAn bhfuil aon rud eile uait?')
})

test('a table with a day that is not understood is asked about', async () => {
  expect((await hold(['bord do cheathrar an lá roimhe sin'], 'ga'))[0]).toMatch(/^Bord do cheathrar, mar sin\./)
})

test('an hour behind the number of people is the time', async () => {
  expect((await hold(['bord anocht', 'do bheirt, a 8'], 'ga'))[1]).toMatch(/Dé Céadaoin, 18 Samhain ag 20:00\./)
})

test('the new name beside the wish to change it', async () => {
  const answers = await hold([...BOOKED.slice(0, 2), 'can i change my name to joseph'])
  expect(answers[2]).toContain('Name: Joseph. Contact: 087 123 4567. Shall I book it?')
})

test('details that are known already are not repeated', async () => {
  const answers = await hold(['table for 2 friday', 'Joe Byrne 087 123 4567', 'there will be a baby with us'])
  expect(answers[1]).toContain('I have noted Joe Byrne, 087 123 4567.')
  expect(answers[2]).toMatch(/^I have noted “there will be a baby with us”\.\n\nThese times are free/)
})

test.each([
  ['en', 'the second one. still 2 people', 1],
  ['en', 'the last one, for 2', 2],
  ['ga', 'an dara ceann. beirt fos', 1],
  ['ga', 'an chéad cheann, do bheirt', 0],
  ['ga', 'an ceann deireanach, beirt fós', 2],
] as const)('%s: “%s”, of a table that is moved, chooses that time', async (language, said, place) => {
  const booked = language === 'en' ? BOOKED : BOOKED_IN_IRISH
  const move = language === 'en' ? 'I want to move it' : 'ba mhaith liom é a bhogadh'
  const answers = await hold([...booked, move, said], language)
  const time = offeredIn(answers.at(-2))[place]
  expect(time).toBeDefined()
  expect(answers.at(-1)).toMatch(/Shall I move|An mbogfaidh mé/)
  expect(answers.at(-1)).toContain(time)
})

test.each([
  ['en', 'the middle one. one of us is coeliac', 'coeliac'],
  ['ga', 'an ceann lair. ta duine againn atá coeliac', 'céiliach'],
  ['ga', 'an ceann láir, tá duine againn ina veigeatóir', 'veig'],
  ['ga', 'an dara ceann. tá duine againn céiliach agus duine eile ina veigeatóir', 'céiliach'],
] as const)('%s: “%s” chooses, and tells what somebody needs', async (language, said, need) => {
  const first = language === 'en' ? 'table for 2 on saturday' : 'bord do bheirt Dé Sathairn'
  const drop = language === 'en' ? 'cancel it' : 'cealaigh e'
  const [listed, answer = '', dropped] = await hold([first, said, drop], language)
  expect(answer).toContain(offeredIn(listed)[1])
  expect(answer).toMatch(/I am keeping this time|á choinneáil agam/)
  expect(answer).toContain(need)
  expect(dropped).toMatch(/Nothing was booked|Níor cuireadh aon rud in áirithe/)
})

test.each([
  ['en', 'table for 4 friday', "actually it's 5, sorry. half 7", 'Table for 5, Friday 20 November at 19:30'],
  ['en', 'table for 5 friday', "it'll be 6 now, at quarter past 7", 'Table for 6, Friday 20 November at 19:15'],
  ['en', 'table for 4 friday at 8', "there's 5, not 4. 7.30", 'Table for 5, Friday 20 November at 19:30'],
  ['en', 'table for 4 friday', "it's 7, sorry. half 7", 'Table for 4, Friday 20 November at 19:30'],
  ['en', 'table for friday', '4. no 5, sorry. half 7', 'Table for 5, Friday 20 November at 19:30'],
  [
    'ga',
    'bord Dé hAoine',
    '5 atá ann, gabh mo leithscéal. leathuair tar éis a seacht',
    'Bord do chúigear, Dé hAoine, 20 Samhain ag 19:30',
  ],
] as const)('%s: “%s”, and then “%s”: how many, and when', async (language, wish, line, table) => {
  expect((await hold([wish, line], language))[1]).toContain(table)
})

test('behind a group that is too large, “7.30 yea” is no table for seven', async () => {
  expect((await hold(['booking for 12 on friday', '7.30 yea']))[1]).not.toContain('7 people')
})

test.each([
  ['en', 'and can ye do a bday candle on a dessert'],
  ['en', 'can we have a bottle of prosecco on ice waiting for us'],
  ['en', 'and a window table if you can'],
  ['ga', 'an féidir libh coinneal a chur ar cháca'],
] as const)('%s: “%s” is noted before a yes, or behind the booking', async (language, line) => {
  const booked = language === 'en' ? BOOKED : BOOKED_IN_IRISH
  const said = line.replace(/^and /, '')
  const isBehind = said === line
  const lines = isBehind ? [...booked, line] : [...booked.slice(0, 2), line, ...booked.slice(2)]
  const answers = await hold(lines, language)
  expect(answers[isBehind ? 3 : 2]).toContain(`“${said}”`)
  expect(await note()).toContain(said)
})

test('what is celebrated is noted with the wish, and is for nobody alone', async () => {
  const answers = await hold([`${BOOKED[0]} for my wife's birthday`, ...BOOKED.slice(1), 'brilliant. the birthday?'])
  expect(answers[1]).not.toContain('(for my wife)')
  expect(await note()).toContain("for my wife's birthday")
  expect(answers[3]).toMatch(/^Yes, it is noted for our team: .*birthday/)
})
