import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const repair = { id: 'repair', name: { en: 'Repair', ga: 'Deisiúchán' }, minutes: 60, diaryIds: ['niamh'] }
const { hold, db } = openDialogues({
  name: { en: 'Lynch Plumbing', ga: 'Pluiméireacht Uí Loingsigh' },
  diary: { ...PRACTICE.diary, services: [{ ...repair, place: 'customer' as const }] },
})

const URGENT = {
  en: ['theres water pouring through the ceiling', 'Tom Ryan, 087 123 4567', 'yes'],
  ga: ['tá uisce ag stealladh tríd an tsíleáil', 'Tomás Ó Riain, 087 123 4567', 'sea'],
}
const SUMMARY = {
  en: ['a repair friday at 10', 'Tom Ryan, 087 123 4567', '9 Oak Drive, Midleton'],
  ga: ['deisiúchán Dé hAoine ag a deich', 'Tomás Ó Riain, 087 123 4567', '9 Oak Drive, Midleton'],
}
const YES = { en: 'yes', ga: 'sea' }
const listMessages = async () => (await db().selectFrom('conversations').select('outcome').execute()).length
const findNote = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

test.each([
  ['en', 'ok. found the stopcock its off now. can someone come monday to fix it instead'],
  ['en', 'could ye come monday instead so'],
  ['en', 'would the plumber come out on monday instead'],
  ['ga', 'tá sé múchta anois. an dtiocfadh duine Dé Luain chun é a dheisiú ina ionad'],
  ['ga', 'an bhféadfadh duine teacht Dé Luain ina áit'],
] as const)('%s: “%s”, behind an urgent message, is a new booking', async (language, line) => {
  expect((await hold([...URGENT[language], line], language)).at(-1)).toMatch(
    /1\. (?:Monday 23 November|Dé Luain, 23 Samhain) at|1\. (?:Monday 23 November|Dé Luain, 23 Samhain) ag/,
  )
})

test.each(['can I move my appointment to monday instead', 'can ye move my booking to monday'])(
  '“%s”, behind an urgent message, is no new booking',
  async (line) => expect((await hold([...URGENT.en, line])).at(-1)).toMatch(/email/),
)

test.each([
  ['en', 'will the plumber ring me before he comes'],
  ['en', 'does he ring me when he is on the way'],
  ['ga', 'an nglaofaidh an pluiméir orm sula dtagann sé'],
] as const)('%s: “%s”, behind an urgent message and a booking, is noted there', async (language, line) => {
  const answers = await hold(
    [...URGENT[language], ...[SUMMARY[language][0] ?? '', '9 Oak Drive, Midleton'], YES[language], line],
    language,
  )
  expect(answers.at(-2)).toMatch(/is booked|curtha in áirithe/)
  expect(answers.at(-1)).toMatch(/^(?:I do not know that, but I have noted it|Níl a fhios agam, ach)/)
  expect(answers.at(-1)).not.toMatch(/urgent|phráinn|passed on/)
  expect(await findNote()).toContain(line)
  expect(await listMessages()).toBe(1)
})

test('“will someone come tonight”, behind an urgent message, still waits for help', async () => {
  expect((await hold([...URGENT.en, 'will someone come tonight'])).at(-1)).toMatch(/marked urgent/)
})

test.each([
  ['en', 'yes. tenants phone is off so ring me and ill let him in'],
  ['en', 'yes please, the gate is locked so ring me when he is outside'],
  ['ga', 'sea, tá an geata faoi ghlas mar sin glaoigh orm agus osclóidh mé é'],
] as const)('%s: “%s” books, and the rest is a note', async (language, line) => {
  const answers = await hold([...SUMMARY[language], line], language)
  expect(answers.at(-1)).toMatch(/Your appointment is booked|Tá do choinne curtha in áirithe/)
  expect(await findNote()).toMatch(/ring me|glaoigh orm/)
})

test.each(['no, just ring me about it instead', 'can someone ring me about the price first?'])(
  '“%s” books nothing',
  async (line) => expect((await hold([...SUMMARY.en, line])).at(-1)).not.toMatch(/is booked/),
)
