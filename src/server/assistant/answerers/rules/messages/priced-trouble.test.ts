import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { saveEntry } from '../../../../domains/knowledge/index.ts'

const services = PRACTICE.diary.services.map(({ priceCents: _, ...service }) => service)
const { hold, talkThrough, member } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const RING = 'Ring us now: 020 915 0100.'
const RING_IN_IRISH = 'Glaoigh orainn anois: 020 915 0100.'

test.each([
  ['en', 'boiler is leaking how much to fix it', 'I have no price for that here'],
  ['en', 'my toilet is blocked how much do ye charge', 'I have no price for that here'],
  ['en', 'roof leaking what would that cost', 'I have no price for that here'],
  ['ga', 'tá an coire ag sceitheadh cé mhéad a chosnaíonn sé é a dheisiú', 'Níl praghas agam air sin anseo'],
  ['ga', 'tá an leithreas blocáilte cad é an praghas', 'Níl praghas agam air sin anseo'],
] as const)('%s: of “%s” both the trouble and the price are answered', async (language, line, price) => {
  const [answer] = await hold([line], language)
  expect(answer).toContain(language === 'en' ? RING : RING_IN_IRISH)
  expect(answer).toContain(price)
})

test('a known price is said beside the trouble', async () => {
  const entry = { questionEn: 'How much is a call-out?', answerEn: 'A call-out is €80.' }
  await saveEntry(member(), { topic: 'Prices', ...entry })
  const answer = await talkThrough('the pipe is after bursting how much is a call-out')
  expect(answer).toContain(RING)
  expect(answer).toContain('A call-out is €80.')
  expect(answer).not.toContain('no price')
})
