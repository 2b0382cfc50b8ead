import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const services = [{ id: 'phone', name: { en: 'Phone call', ga: 'Glao gutháin' }, minutes: 15, diaryIds: ['niamh'] }]
const { hold, talkThrough } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const START = {
  en: ['a phone call for my father Martin McDonagh on friday', '10:00', 'Nora Daly, 086 123 4567'],
  ga: ["glao gutháin do m'athair, Máirtín Mac Donncha, Dé hAoine", '10:00', 'Nóra Ní Dhónaill, 086 123 4567'],
}

test.each([
  ['ga', "nach bhfuil an t-ainm mícheart? cuir ainm m'athar air, Máirtín", 'Ainm: Máirtín Mac Donncha.'],
  ['ga', 'Máirtín an t-ainm', 'Ainm: Máirtín Mac Donncha.'],
  ['en', "isn't the name wrong? put my father's name on it, Martin", 'Name: Martin McDonagh.'],
] as const)('%s: “%s” takes the whole name that is known', async (language, line, name) => {
  const answer = await talkThrough(...START[language], line)
  expect(answer).toContain(name)
  expect(answer).not.toMatch(/\((?:do|for) |“ainm m'athar/)
})

test.each([
  ['ga', "coinnigh m'ainm féin air", 'Ainm: Nóra Ní Dhónaill'],
  ['en', 'keep my own name on it', 'Name: Nora Daly'],
] as const)('%s: “%s” changes and notes nothing', async (language, line, name) => {
  const answer = await talkThrough(...START[language], line)
  expect(answer).toContain(name)
  expect(answer).not.toMatch(/“(?:coinnigh|keep)|did not understand|Níor thuig/)
})

test('“abair gur mise a fhreagróidh an fón” is a note, and asks for no person', async () => {
  const answer = await talkThrough(...START.ga, 'bhuel abair gur mise a fhreagróidh an fón, Nóra')
  expect(answer).toMatch(/^Tá nóta déanta agam de: “gur mise a fhreagróidh an fón/)
})

test.each([
  ['ga', 'níor iarr mé am go fóill'],
  ['en', 'i didnt ask for a time yet'],
] as const)('%s: “%s” is no note', async (language, line) => {
  expect((await hold([START[language][0] ?? '', line], language))[1]).not.toMatch(/nóta déanta|I have noted/)
})

test.each([
  ['ga', 'agus an mbeidh an comhrá sin as gaeilge?'],
  ['en', 'and will that conversation be in irish?'],
] as const)('%s: “%s” is about whoever rings', async (language, line) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  expect(await talkThrough(...START[language], yes, line)).not.toMatch(/You can write|Is féidir leat scríobh/)
})

test('“an bhfuil nóta ann gur …?” is told that there is none', async () => {
  expect(await talkThrough(...START.ga, 'sea', 'an bhfuil nóta ann gur i gcomhair B&B é?')).not.toContain(
    'Do theachtaireacht',
  )
})
