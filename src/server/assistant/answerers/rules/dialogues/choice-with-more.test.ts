import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

test.each([
  ['ga', 'an ceann deireanach. sean o conghaile 0861234567, agus an bhfuil parcail ann?', 2],
  ['ga', 'an ceann deireanach le do thoil', 2],
  ['ga', 'an ceann deiridh, Máire Ní Shé 086 123 4567', 2],
  ['ga', 'ceann 2', 1],
  ['ga', 'rogha 3', 2],
  ['ga', '1 is doigh liom. agus an bhfuil conradh fada ann?', 0],
  ['ga', '2, is dóigh liom', 1],
  ['en', '1 I think. and is there a long contract?', 0],
  ['en', 'the last one. Tom Daly 086 123 4567, and is there parking?', 2],
] as const)('%s: “%s” takes that one of the offered times', async (language, said, place) => {
  const first = { en: 'a massage next week', ga: 'suathaireacht spóirt an tseachtain seo chugainn' }[language]
  const [listed, answer] = await hold([first, said], language)
  expect(answer).toContain(offeredIn(listed)[place])
  expect(answer).toMatch(/I am keeping this time|á choinneáil agam|Shall I book it|An gcuirfidh mé in áirithe/)
  expect(answer).not.toMatch(/“[12],? ?(?:is d|I think)/)
})

test.each([
  ['ga', 'ba mhaith liom coinne', '1 is doigh liom. agus an bhfuil conradh fada ann?'],
  ['ga', 'ba mhaith liom coinne', 'ceann 1'],
  ['en', 'I want to book an appointment', '1, I think. and do I have to sign a long contract?'],
] as const)('%s: behind “%s”, “%s” chooses the first service', async (language, first, said) => {
  const answer = (await hold([first, said], language)).at(-1)
  expect(offeredIn(answer).length).toBeGreaterThan(1)
  expect(answer).not.toMatch(/(?:noted|nóta déanta agam de): “1/)
})

test.each([
  'agus ce mhead nóiméad a thogann se?',
  'cé mhéad nóiméad a mhaireann sé?',
  'cá mhéad ama a thógann sé?',
  'ca fhad a thogann se?',
])('“%s” asks for the length', async (said) => {
  const answer = (await hold(['suathaireacht spóirt Dé hAoine', said], 'ga')).at(-1)
  expect(answer).toContain('Suathaireacht spóirt: 30 nóiméad')
})

test.each([
  ['ga', 'sean o conghaile 0861234567', 'ar chuir tu an teachtaireacht faoin choire ar aghaidh?'],
  ['ga', 'Seán Ó Conghaile 086 123 4567', 'ar cuireadh é?'],
  ['ga', 'Seán Ó Conghaile 086 123 4567', 'ar sheol sibh í?'],
  ['en', 'Sean Conneely 086 123 4567', 'was it passed on?'],
  ['en', 'Sean Conneely 086 123 4567', 'did you pass on the message about the boiler?'],
] as const)('%s: %s, “%s”: says that the message is passed on', async (language, person, asked) => {
  const start = {
    en: ['can I leave a message', 'the boiler is broken again'],
    ga: ['teachtaireacht a fhágáil', 'tá an coire briste arís'],
  }
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([...start[language], person, yes, asked], language)
  expect(answers.at(-1)).toMatch(/is passed on|curtha ar aghaidh/)
  expect(answers.at(-1)).not.toMatch(/\?$/)
})

test.each([
  ['en', "the second one. Pat O'Shea, pat@example.ie. will it be in Irish"],
  ['ga', 'an darna ceann. Padraig O Se, padraig@example.ie. an mbeidh se as gaeilge'],
] as const)('%s: “%s” chooses, gives the name and asks', async (language, said) => {
  const wish = { en: 'a massage on Friday', ga: 'suathaireacht spóirt Dé hAoine' }
  const [offered, answer] = await hold([wish[language], said], language)
  expect(answer).toContain(`${/^2\. (.+)$/m.exec(offered ?? '')?.[1]}. `)
  expect(answer).toMatch(/pat@example\.ie|padraig@example\.ie/)
})

test.each([
  ['en', 'Tuesday so, my name is Cian Molloy', 'email address'],
  ['en', 'Tuesday, Mary Byrne', 'email address'],
  ['en', 'tuesday. its for Mary Byrne 087 123 4567', 'Name: Mary Byrne. Contact: 087 123 4567'],
  ['en', 'tuesday will do, 087 123 4567', 'What name'],
  ['en', 'ill go for tuesday', 'What name'],
  ['ga', 'Dé Máirt. Máire Ní Bhroin is ainm di', 'sheoladh ríomhphoist'],
  ['ga', 'Máirt, agus 087 123 4567 an uimhir', 'Cén t-ainm'],
  ['ga', 'Dé Máirt a bheadh go breá, Seán Ó Sé an t-ainm', 'sheoladh ríomhphoist'],
  ['ga', 'Oireann an Mháirt. Máire Ní Bhroin 087 123 4567', 'Ainm: Máire Ní Bhroin. Teagmháil: 087 123 4567'],
  ['ga', 'glacfaidh mé an Mháirt', 'Cén t-ainm'],
] as const)('%s: “%s” takes the one time of that day, and what stands beside it', async (language, said, next) => {
  const wish = { en: 'massage next week', ga: 'suathaireacht spóirt an tseachtain seo chugainn' }
  const [, answer] = await hold([wish[language], said], language)
  expect(answer).toMatch(/Tuesday 24 November at 09:00|Dé Máirt, 24 Samhain ag 09:00/)
  expect(answer).toContain(next)
  expect(offeredIn(answer)).toEqual([])
})

test.each([
  ['en', 'Tuesday'],
  ['en', 'grand so, what about tuesday'],
  ['en', 'would tuesday suit ye'],
  ['en', 'is there anything else tuesday, my name is Mary Byrne'],
  ['en', 'thursday, Mary Byrne'],
  ['ga', 'cad faoi Dé Máirt. Máire Ní Bhroin is ainm dom'],
] as const)('%s: “%s” is shown the times of that day', async (language, said) => {
  const wish = { en: 'massage next week', ga: 'suathaireacht spóirt an tseachtain seo chugainn' }
  const [, answer] = await hold([wish[language], said], language)
  expect(offeredIn(answer)).toHaveLength(3)
})

test.each([
  ['en', '12 will do grand. Nora Kelleher is my name, 087 123 4567'],
  ['en', 'the 12 one will do, Nora Kelleher 087 123 4567'],
  ['en', "twelve'll do me. Nora Kelleher 087 123 4567"],
  ['en', '12 would do nicely, Nora Kelleher, 087 123 4567'],
  ['ga', 'déanfaidh a dó dhéag cúis. Nora Kelleher is ainm dom, 087 123 4567'],
  ['ga', 'dheanfadh a do dheag cuis, Nora Kelleher 087 123 4567'],
] as const)('%s: “%s” takes the hour with the name and the number', async (language, line) => {
  const answers = await hold([language === 'en' ? 'a first visit on Friday' : 'céad chuairt Dé hAoine', line], language)
  expect(answers[1]).toMatch(
    /20 (?:November at|Samhain ag) 12:00\. (?:Name|Ainm): Nora Kelleher\. \p{L}+: 087 123 4567\./u,
  )
  expect(answers[1]).not.toContain('“')
})

test.each(['that will do nothing for me, Nora Kelleher 087 123 4567', 'will 12 people do? Nora Kelleher'])(
  '“%s” takes no hour',
  async (line) => {
    const answers = await hold(['a first visit on Friday', line])
    expect(answers[1]).not.toContain('12:00.')
  },
)

test.each([
  ['en', '3.15 pls, how long does it take', /15:15/, /Sports massage: 30 minutes/],
  ['en', 'half 10 is grand is there parking', /10:30/, /parking|car park/],
  ['en', 'the second one, where are ye', /I am keeping this time/, /address/],
  ['ga', '3.15 le do thoil, cá fhad a thógann sé', /15:15/, /Suathaireacht spóirt: 30 nóiméad/],
  ['ga', 'leathuair tar éis a deich go breá an bhfuil páirceáil ann', /10:30/, /páirceáil/],
  ['ga', 'an dara ceann, cá bhfuil sibh', /á choinneáil agam/, /seoladh/],
] as const)('%s: “%s” chooses that time, and its question is answered', async (language, said, time, known) => {
  const first = { en: 'a massage on Friday', ga: 'suathaireacht spóirt Dé hAoine' }[language]
  const answer = (await hold([first, said], language)).at(-1)
  expect(answer).toMatch(time)
  expect(answer).toMatch(known)
  expect(answer).not.toMatch(/“(?:3\.15|half 10|the second|leathuair|an dara)/)
})

test.each([
  ['en', 'a massage on Friday at 3, how long does it take', /Sports massage: 30 minutes/],
  ['ga', 'suathaireacht spóirt Dé hAoine ag a trí, cá fhad a thógann sé', /Suathaireacht spóirt: 30 nóiméad/],
] as const)('%s: the length that is asked for in a wish is said: “%s”', async (language, said, known) => {
  const [answer] = await hold([said], language)
  expect(answer).toMatch(known)
  expect(answer).toMatch(/15:00/)
})

test.each(['how long does it take', 'do ye have half 10'])('“%s”, to offered times, stays one clause', async (said) => {
  const answer = (await hold(['a massage on Friday', said])).at(-1)
  expect(answer).not.toMatch(/About “/)
})
