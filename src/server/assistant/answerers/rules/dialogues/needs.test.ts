import { beforeEach, expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const diaryIds = ['niamh', 'eoin']
const services = [
  { id: 'table', name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' }, minutes: 120, diaryIds },
  { id: 'large', name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' }, minutes: 150, diaryIds },
]
const { hold, member, db } = openDialogues({ diary: { ...PRACTICE.diary, services } })
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

const DETAILS = { en: ['Joe Byrne 087 123 4567', 'yes'], ga: ['Seán Ó Sé 087 123 4567', 'sea'] } as const
const findNote = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

test.each([
  ['en', ['hi im deaf so i cant ring ye', TABLE, ...DETAILS.en], 'is there a note on it?', 'im deaf so i cant ring ye'],
  ['en', [TABLE, ...DETAILS.en, 'by the way ill be in a wheelchair'], 'what notes are on it', 'ill be in a wheelchair'],
  ['en', [TABLE, DETAILS.en[0], 'yes and im deaf'], 'did ye note that im deaf', 'im deaf'],
  [
    'en',
    [TABLE, ...DETAILS.en, 'can ye move it to saturday at 1, and we need a high chair', 'yes'],
    'is there a note on my booking',
    'we need a high chair',
  ],
  ['ga', [`${BORD}, táim i gcathaoir rothaí`, ...DETAILS.ga], 'an bhfuil nóta leis', 'táim i gcathaoir rothaí'],
  ['ga', [BORD, ...DETAILS.ga, 'dála an scéil táim bodhar'], 'an bhfuil aon nóta ann faoi sin', 'táim bodhar'],
  [
    'ga',
    [BORD, ...DETAILS.ga, 'an féidir é a bhogadh go Satharn ag 1, agus beidh cathaoir ard ag teastáil', 'sea'],
    'an bhfuil nóta leis an áirithint',
    'beidh cathaoir ard ag teastáil',
  ],
] as const)('%s: %j is noted, and “%s” says so', async (language, lines, question, note) => {
  const answer = (await hold([...lines, question], language)).at(-1)
  expect(await findNote()).toContain(note)
  expect(answer).toMatch(/^(?:Yes, it is noted|Tá sé scríofa síos)/)
  expect(answer).toContain(note)
})

test.each([
  ['en', [TABLE, ...DETAILS.en], 'is there a note on it?', 'There is no note'],
  ['ga', [BORD, ...DETAILS.ga], 'an bhfuil nóta leis', 'Níl aon nóta'],
] as const)('%s: where nothing was said, “%s” is answered with no', async (language, lines, question, no) => {
  expect((await hold([...lines, question], language)).at(-1)).toContain(no)
})

test.each([
  ['en', TABLE, 'one of us is coeliac, have ye gluten free food', /Tell our staff|What about allergies/],
  ['ga', BORD, 'ta duine againn coeliach, bhfuil bia gan ghlutan agaibh', /Abair lenár bhfoireann|Cad faoi ailléirgí/],
  [
    'ga',
    BORD,
    'tá duine againn céiliach, an bhfuil bia gan ghlútan agaibh?',
    /Abair lenár bhfoireann|Cad faoi ailléirgí/,
  ],
] as const)('%s: the question beside a need is answered, and the need noted: “%s”, “%s”', async (...said) => {
  const [language, wish, line, answer] = said
  const reply = (await hold([wish, line], language)).at(-1)
  expect(reply).toMatch(answer)
  expect(reply).toMatch(/I have noted for our team: coeliac\.|Tá nóta déanta agam dár bhfoireann: galar céiliach\./)
  expect(reply).not.toMatch(/gluten free|ghl[uú]tan/)
})

test.each([
  ['en', TABLE, 'and put down that one of us is coeliac', 'one of us is coeliac'],
  ['ga', BORD, 'agus cuir sios go bhfuil coeliach amhain ann', 'tá coeliach amhain ann'],
  ['ga', BORD, 'agus cuir síos go bhfuil duine againn céiliach', 'tá duine againn céiliach'],
] as const)('%s: “%s”, “%s” notes only what is to be noted', async (language, wish, line, note) => {
  await hold([wish, line, ...DETAILS[language]], language)
  expect(await findNote()).toContain(note)
  expect(await findNote()).not.toMatch(/s[ií]os|put down/)
})
