import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const HELD = { en: 'first visit friday at 11', ga: 'céad chuairt Dé hAoine ag 11' }
const DETAILS = 'Deirdre Keane 087 123 4567'
const FACTS = {
  en: /First visit: 45 minutes, €65, at our address, .*I know no more about it than that, but our team does\./,
  ga: /Céad chuairt: 45 nóiméad, €65, ag ár seoladh, .*Níl níos mó eolais agam faoi, ach tá ag ár bhfoireann\./,
}

test.each([
  ['en', 'what do you mean first visit? is that the class.'],
  ['en', 'it says first visit, is that definitely the maths class?'],
  ['en', 'and it says first visit is that definitely the maths class'],
  ['en', 'is that the maths class'],
  ['ga', 'deir sé céad chuairt, an é sin an rang mata?'],
  ['ga', 'cad atá i gceist le céad chuairt?'],
] as const)('%s: “%s” gets what is known of the service, and nothing changes', async (language, line) => {
  const [, , answer] = await hold([HELD[language], DETAILS, line], language)
  expect(answer).toMatch(FACTS[language])
  expect(answer).not.toMatch(/it is\.|do not know that|atá uait/)
  expect(answer).toMatch(
    /\n\n(?:First visit|Céad chuairt), .*11:00: (?:shall I book it|an gcuirfidh mé in áirithe í)\?$/,
  )
})

test.each([
  ['en', 'no put it under his name cian keane not me', undefined],
  ['en', 'put it under cian keane not me', undefined],
  ['en', 'no put it under his name cian keane not me. and it says first visit is that definitely the class', FACTS.en],
  ['ga', 'ní hea, cuir faoina ainm é, Cian Keane, ní fúmsa', undefined],
] as const)('%s: “%s” changes the name', async (language, line, facts) => {
  const [, , answer] = await hold([HELD[language], DETAILS, line], language)
  expect(answer).toMatch(/(?:Name|Ainm): Cian Keane\. /)
  expect(answer).not.toContain('Deirdre')
  if (facts !== undefined) expect(answer).toMatch(facts)
})

test.each([
  [
    'en',
    'whats the difference between a first visit and a massage',
    /First visit: 45 .*Sports massage: 30 .*else is different/s,
  ],
  ['en', 'whats the difference between a massage and a hot stone thing', /Sports massage: 30 .*know no more/s],
  ['ga', 'cad é an difríocht idir céad chuairt agus suathaireacht spóirt', /Céad chuairt: 45 .*cad eile atá difriúil/s],
] as const)('%s: “%s” gets what is known, and that it is no more', async (language, line, answer) => {
  expect((await hold([line], language))[0]).toMatch(answer)
})
