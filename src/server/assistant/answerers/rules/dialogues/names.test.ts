import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const MASSAGE = { en: 'massage friday at 3', ga: 'suathaireacht spóirt dé hAoine ag a trí' }

test.each([
  ['ga', 'Sinéad Ní Bhriain', 'Dé hAoine seo chugainn 27 samhain um 3.30', 'Dé hAoine, 27 Samhain ag 15:30'],
  ['ga', 'Sinéad Ní Bhriain', 'an Mháirt 1 nollaig um 3.30', 'Dé Máirt, 1 Nollaig ag 15:30'],
  ['en', 'Ann Byrne', 'friday 27 november around 3.30', 'Friday 27 November at 15:30'],
] as const)('%s: a time replaces no name: %s, and then “%s”', async (language, name, line, time) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([MASSAGE[language], `${name} 086 123 4567`, line, yes], language)
  expect(answers.at(2)).toContain(time)
  expect(answers.slice(2).join('\n')).toMatch(new RegExp(`(?:Name|Ainm): ${name}\\.`))
})

test.each(['actually do my mam have to come', 'wait do my kids have to be there'])(
  'a question about a relative is no note: “%s”',
  async (line) => {
    const answers = await hold([MASSAGE.en, 'Saoirse Mulcahy 086 123 4567', line])
    expect(answers.at(-1)).toMatch(/\n\nSports massage, .*: shall I book it\?$/)
    expect(answers.at(-1)).not.toContain('I have noted “')
  },
)

test.each([
  ['en', 'Cian Faherty and im his mam Aoife', 'yes please, my surname is the same', 'Aoife Faherty (for Cian Faherty)'],
  ['en', 'Cian Faherty and im his mam Aoife', 'same surname', 'Aoife Faherty (for Cian Faherty)'],
  ['ga', 'Cian de Búrca, is mise a mháthair Aoife', 'sea, an sloinne céanna', 'Aoife de Búrca (do Chian de Búrca)'],
] as const)('%s: %s, “%s”', async (language, who, line, name) => {
  const answers = await hold([MASSAGE[language], `${who} 086 123 4567`, line], language)
  expect(answers.at(-1)).toContain(name)
  expect(answers.at(-1)).not.toContain('“')
})

test.each([
  [
    'en',
    'Oisín Burke',
    'no, oisin is getting it, im his mother',
    'What is your name?',
    'Maura Burke',
    'Maura Burke (for Oisín Burke)',
  ],
  [
    'ga',
    'Oisín de Búrca',
    'ní hea, Oisín atá á fháil, is mise a mháthair',
    'Cén t-ainm atá ort?',
    'Máire de Búrca',
    'Máire de Búrca (d’Oisín de Búrca)',
  ],
] as const)('%s: whoever writes for %s is asked for their own name', async (language, name, line, asked, own, both) => {
  const answers = await hold([MASSAGE[language], `${name} 086 123 4567`, line, own], language)
  expect(answers.at(-2)).toBe(asked)
  expect(answers.at(-1)).toContain(both)
})

test.each([
  ['en', 'suits, under my own name Sorcha Burke, same number', 'Sorcha Burke'],
  ['ga', "oireann, ar m'ainm féin Sorcha Ní Bhroin, same uimhir", 'Sorcha Ní Bhroin'],
  ['ga', 'oireann, an uimhir chéanna, is mise Sorcha Ní Bhroin', 'Sorcha Ní Bhroin'],
] as const)('%s: “%s” gives a name, and asks for no number of ours', async (language, line, name) => {
  const answers = await hold([MASSAGE[language], line, '086 123 4567'], language)
  expect(answers.at(-2)).not.toContain('20 915')
  expect(answers.at(-1)).toMatch(new RegExp(`(?:Name|Ainm): ${name}\\. (?:Contact|Teagmháil): 086 123 4567`))
})

test.each([
  [
    'céad chuairt do mo mháthair dé hAoine ag a deich',
    'Bríd Uí Chonaill is ainm di, 087 123 4567',
    'do Bhríd Uí Chonaill',
  ],
  ["céad chuairt do m'iníon dé hAoine ag a deich", "is í m'iníon Aoibhinn. 087 123 4567", 'd’Aoibhinn'],
  ['céad chuairt do mo mhac dé hAoine ag a deich', 'Eoghan is ainm do mo mhac. 087 123 4567', 'd’Eoghan'],
])('%s, “%s”: the booking is %s', async (wish, who, whom) => {
  const answers = await hold([wish, who, 'Máire Ní Shé is ainm domsa'], 'ga')
  expect(answers.at(-2)).toBe('Cén t-ainm atá ort?')
  expect(answers.at(-1)).toContain(`Ainm: Máire Ní Shé (${whom}). Teagmháil: 087 123 4567.`)
})

test.each([
  ['Máirín', 'Ní Fhlaithearta', 'Máirín Ní Fhlaithearta'],
  ['Máire Seoighe', 'ó gabh mo leithscéal, a ceathair a bheadh níos fearr', 'Máire Seoighe'],
])('ga: behind the name “%s”, “%s” leaves “%s”', async (name, said, read) => {
  const answers = await hold([MASSAGE.ga, `${name}, 086 777 6666`, said], 'ga')
  expect(answers.at(-1)).toContain(`Ainm: ${read}. `)
})

test.each([
  ['en', 'tomorrow morning'],
  ['ga', 'maidin amárach'],
] as const)('%s: “%s” is nobody’s name', async (language, said) => {
  const start = { en: 'message: the papers are all signed', ga: 'teachtaireacht: tá na cáipéisí sínithe' }
  expect((await hold([start[language], said, '086 777 6666'], language)).at(-1)).not.toMatch(/Name: |Ainm: /)
})

const SPELLED = [
  ['en', 'Gráinne Walsh', 'my name is spelt Walshe with an e on the end', 'Gráinne Walshe'],
  ['en', 'Eva Byrne', 'no, Aoife, A-O-I-F-E', 'Aoife Byrne'],
  ['en', 'Walshe', 'no not Spelt! Gráinne Walshe', 'Gráinne Walshe'],
  ['en', 'Niamh O Shea', "it's O'Shea with an apostrophe", "Niamh O'Shea"],
  ['en', 'Tom Byrne', 'my name should be Thomas though', 'Thomas Byrne'],
  ['ga', 'Máire Ní Dhomhnaill', 'is Ní Dhónaill é, le fada ar an o', 'Máire Ní Dhónaill'],
  ['ga', 'Seán Breathnach', 'Breatnach, gan h', 'Seán Breatnach'],
  ['ga', 'Nóra Ní Bhriain', 'ní hea, ní Nóra! Síle Ní Bhriain', 'Síle Ní Bhriain'],
] as const

test.each(SPELLED)('%s: of %s, “%s” is %s in the summary, and no note', async (language, known, said, name) => {
  const answer = (await hold([MASSAGE[language], `${known}, 086 777 6666`, said], language)).at(-1)
  expect(answer).toMatch(new RegExp(`(?:Name|Ainm): ${name}\\.`))
  expect(answer).not.toContain('“')
})

test.each(SPELLED)('%s: of %s, “%s” is %s behind the booking', async (language, known, said, name) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answer = (await hold([MASSAGE[language], `${known}, 086 777 6666`, yes, said], language)).at(-1)
  expect(answer).toMatch(new RegExp(`(?:Name|Ainm): ${name}\\.`))
})

test('a spelling keeps the language', async () => {
  const answers = await hold([MASSAGE.en, 'Sean Byrne', 'Seán with a fada'])
  expect(answers.at(-1)).toMatch(/^I have noted Seán Byrne\.\n\nWhat is your email address/)
})

test('a spelling that is known already changes nothing', async () => {
  const answers = await hold([MASSAGE.en, 'Gráinne Walshe 086 777 6666', 'yes', 'my name is spelt Walshe with an e'])
  expect(answers.at(-1)).toBe('I have noted Gráinne Walshe.')
})

test('letters behind a name that was asked for are no note', async () => {
  expect((await hold([MASSAGE.en, 'Aoife Byrne, A-O-I-F-E'])).at(-1)).toMatch(/^What is your email address/)
})

test('a given name behind a surname alone is the rest of the name', async () => {
  const answers = await hold([MASSAGE.en, "put it under O'Keefe", 'Catherine, 086 777 6666'])
  expect(answers.at(-1)).toContain("Name: Catherine O'Keefe.")
})

test('ga: a name behind “mar” is written without its lenition', async () => {
  const answers = await hold([MASSAGE.ga, 'Síle Rua, 086 777 6666', 'sea', 'cuir m’ainm mar Mháire Rua leis'], 'ga')
  expect(answers.at(-1)).toContain('Ainm: Máire Rua.')
})
