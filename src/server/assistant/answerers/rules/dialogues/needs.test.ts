import { beforeEach, expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const diaryIds = ['niamh', 'eoin']
const services = [
  { id: 'table', name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' }, minutes: 120, diaryIds },
  { id: 'large', name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' }, minutes: 150, diaryIds },
]
const { hold, member } = openDialogues({ diary: { ...PRACTICE.diary, services } })
const TABLE = 'a table for two friday at one'
const BORD = 'bord do bheirt Dé hAoine ag a haon'

beforeEach(() =>
  saveEntry(member(), {
    topic: 'Allergies',
    questionEn: 'What about allergies?',
    answerEn: 'Tell our staff.',
    questionGa: 'Cad faoi ailléirgí?',
    answerGa: 'Abair lenár bhfoireann.',
  }),
)

test.each([
  ['en', [TABLE, 'do ye do coeliac']],
  ['en', [TABLE, 'do you have anything for coeliacs']],
  ['en', [TABLE, 'anything for a coeliac']],
  ['en', [TABLE, 'coeliac options?']],
  ['en', [`${TABLE}, do ye do coeliac`]],
  ['en', ['table for 2 friday at 1 do ye do coeliac']],
  ['ga', [BORD, 'an bhfuil bia do choeiliaigh agaibh']],
  ['ga', [BORD, 'aon rud do choeiliaigh']],
  ['ga', [BORD, 'cad faoi bhia céiliach']],
] as const)('%s: a question about food is no note: %j', async (language, lines) => {
  const answer = (await hold([...lines], language)).at(-1)
  expect(answer).toMatch(/Tell our staff|What about allergies|Abair lenár bhfoireann|Cad faoi ailléirgí/)
  expect(answer).not.toMatch(/I have noted|Tá nóta déanta/)
})

test.each([
  ['en', TABLE, 'one of us is coeliac', 'I have noted for our team: coeliac.'],
  ['en', TABLE, 'we need coeliac food', 'I have noted for our team: coeliac.'],
  ['ga', BORD, 'bia do choeiliaigh', 'Tá nóta déanta agam de: “bia do choeiliaigh”.'],
  ['ga', BORD, 'is céiliach mé', 'Tá nóta déanta agam dár bhfoireann: galar céiliach.'],
] as const)('%s: what is told is noted, and is no name: “%s”, “%s”', async (language, wish, line, noted) => {
  const answers = await hold([wish, line], language)
  expect(answers.at(-1)).toMatch(new RegExp(`^${noted}\\n\\n(?:What name|Cén t-ainm)`))
})

test.each(['14 duine', 'ceithre dhuine dhéag'])('“%s” says how many come, and asks for nobody', async (line) => {
  expect((await hold([line], 'ga')).at(-1)).toMatch(/^Is féidir liom áit a chur in áirithe do ghrúpa, ochtar/)
})

test.each(['duine', 'labhairt le duine amháin agaibh', 'an bhfuil duine ann le labhairt liom'])(
  '“%s” asks for a person',
  async (line) => expect((await hold([line], 'ga')).at(-1)).toMatch(/^Chuir mé scéala chuig ár bhfoireann/),
)
