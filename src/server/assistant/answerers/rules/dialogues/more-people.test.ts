import { expect, test } from 'vitest'
import { openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues({ diary: RESTAURANT })

const table = (size: 'six' | 'four') => ({
  en: [`table for ${size} saturday at 7`, 'Nuala Byrne 085 666 7777', 'yes'],
  ga: [
    `bord do ${size === 'six' ? 'sheisear' : 'cheathrar'} Dé Sathairn ag a seacht`,
    'Nuala Ní Bhroin 085 666 7777',
    'sea',
  ],
})
const PEOPLE = {
  4: /Group: 4 people\.|Grúpa: ceathrar\./,
  5: /Group: 5 people\.|Grúpa: cúigear\./,
  7: /Group: 7 people\.|Grúpa: seachtar\./,
  8: /Group: 8 people\.|Grúpa: ochtar\./,
}

test.each([
  ['en', 'somebody else is coming with us', 7],
  ['en', 'one more person will be joining us', 7],
  ['en', 'can you add another person', 7],
  ['en', 'can another person join us?', 7],
  ['en', 'can ye squeeze in one more?', 7],
  ['en', 'is there room for two more?', 8],
  ['en', "my sister is coming too so that's seven", 7],
  ['en', "my brother is coming as well, there's 7 of us now", 7],
  ['en', "the kids are coming so it'll be 7", 7],
  ['en', 'two of us had to pull out', 4],
  ['en', "No wait, it's only four now", 4],
  ['en', 'just 4 now', 4],
  ['ga', 'Fan, seachtar atá ann anois', 7],
  ['ga', 'seachtar a bheidh ann', 7],
  ['ga', 'beidh duine eile linn', 7],
  ['ga', 'tiocfaidh duine eile linn', 7],
  ['ga', 'beidh duine amhain eile ag teacht', 7],
  ['ga', 'beidh duine sa bhreis ann', 7],
  ['ga', 'tá duine breise againn', 7],
  ['ga', 'beidh duine eile ann', 7],
  ['ga', 'beidh beirt eile linn', 8],
  ['ga', 'an féidir duine eile a chur leis?', 7],
  ['ga', 'cuir duine eile leis an mbord', 7],
  ['ga', 'tá mo dheirfiúr ag teacht freisin, mar sin seachtar', 7],
  ['ga', 'táimid seachtar anois', 7],
  ['ga', 'ní bheidh ach cúigear ann', 5],
  ['ga', 'ní bheidh duine amháin in ann teacht', 5],
] as const)('%s: “%s” behind a booking for six makes it %i', async (language, said, people) => {
  expect((await hold([...table('six')[language], said], language)).at(-1)).toMatch(PEOPLE[people])
})

test.each([
  ['en', 'can I talk to another person', /I have told our team/],
  ['en', 'can we have another table for two on Sunday at 1', /Table for 2, Sunday 22 November at 13:00/],
  ['en', 'are ye open at 4 now', /open/],
  ['ga', "an bhfuil duine eile ann a d'fhéadfainn labhairt leis", /scéala chuig ár bhfoireann/],
  ['ga', 'ba mhaith liom labhairt le duine eile', /scéala chuig ár bhfoireann/],
] as const)('%s: “%s” changes no table', async (language, said, answer) => {
  const said4 = (await hold([...table('six')[language], said], language)).at(-1)
  expect(said4).toMatch(answer)
  expect(said4).not.toMatch(/Group:|Grúpa:/)
})

test.each([
  [
    'en',
    'somebody else is coming with us',
    /^Saturday 21 November at 19:00 is not free\..*1\. Saturday 21 November at/s,
  ],
  ['ga', 'beidh duine eile linn', /^Níl am saor Dé Sathairn, 21 Samhain ag 19:00\..*1\. Dé Sathairn, 21 Samhain ag/s],
  ['ga', 'Fan, cúigear atá ann anois', /^Níl am saor Dé Sathairn, 21 Samhain ag 19:00\./],
] as const)('%s: “%s”, where the larger table is taken, offers the nearest times', async (language, said, answer) => {
  await hold(table('six')[language], language)
  expect((await hold([...table('four')[language], said], language)).at(-1)).toMatch(answer)
})

test.each([
  ['en', "there'll be one more", "one of us can't make it"],
  ['en', 'one more person is coming actually', 'sorry, one less'],
  ['ga', 'beidh duine eile linn', 'beidh duine amháin níos lú'],
  ['ga', 'duine amháin eile ag teacht', 'ní bheidh duine amháin ag teacht'],
] as const)('%s: “%s”, and then “%s”, of a table that is being booked', async (language, more, fewer) => {
  const [wish = '', person = '', yes = ''] = table('four')[language]
  const answers = await hold([wish, more, person, fewer, yes], language)
  expect(answers[1]?.match(/Table for 5, Saturday|Bord do chúigear, Dé Sathairn/g)).toHaveLength(1)
  expect(answers[1]?.match(/, then\.|, mar sin\./g)).toHaveLength(1)
  expect(answers[2]).toMatch(/^Table for 5, .*19:00|^Bord do chúigear, .*19:00/)
  expect(answers[3]).toMatch(/(?:Table for 4|Bord do cheathrar), .*19:00.*(?:Shall I book it|An gcuirfidh mé)/s)
  expect(answers[4]).toMatch(/^Your table is booked: Table for 4|^Tá d’áirithint déanta: Bord do cheathrar/)
})

test.each([
  ['the last one, and there will be one more of us', 'Table for 5, Saturday 21 November at 20:00'],
  ['two more now', 'Saturday 21 November at 1'],
  ['one more thing, is there parking', 'Which'],
])('“%s”, to offered times', async (said, answer) => {
  expect((await hold(['table for 4 saturday', said])).at(-1)).toContain(answer)
})

test('“I want another person” adds nobody', async () => {
  const [wish = '', person = ''] = table('four').en
  expect((await hold([wish, person, 'I want another person'])).at(-1)).toContain('Table for 4')
})
