import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()
const countBookings = async () => (await db().selectFrom('bookings').select('id').execute()).length

const START = {
  en: ['a massage on Friday at ten', 'Sinead Walsh 087 987 6543'],
  ga: ['suathaireacht spóirt Dé hAoine ag a deich', 'Áine Ní Bhriain 087 987 6543'],
}

test.each([
  ['en', 'forget it', 'no i wanted it booked! friday at 10'],
  ['en', 'ah leave it', 'what? no i said book it. the friday 10'],
  ['en', 'leave it', 'i never said leave it, book it'],
  ['ga', 'fág é', 'ní hea, dúirt mé é a chur in áirithe'],
  ['ga', 'dearmad air', 'ní hea, theastaigh uaim é a chur in airithe'],
] as const)('%s: behind “%s”, “%s” brings the booking back, and a yes books it', async (language, drop, back) => {
  const [dropped, asked, booked] = (
    await hold([...START[language], drop, back, language === 'en' ? 'yes' : 'sea'], language)
  ).slice(-3)
  expect(dropped).toMatch(/Nothing was booked|Níor cuireadh aon rud/)
  expect(asked).toMatch(/10:00.*(?:Shall I book it\?|An gcuirfidh mé in áirithe [éí]\?)/s)
  expect(booked).toMatch(/is booked|curtha in áirithe/)
  expect(await countBookings()).toBe(1)
})

test.each([
  ['en', 'no i want a first visit booked on monday at 9', /First visit, Monday/],
  ['en', 'is there parking?', /know/],
] as const)('%s: behind a dropped booking “%s” is no wish for it', async (language, said, answer) => {
  const last = (await hold([...START[language], 'forget it', said], language)).at(-1)
  expect(last).toMatch(answer)
  expect(last).not.toContain('Friday')
})

test.each([
  ['en', 'ok yes. and if its no better after can i cancel the next one'],
  ['en', 'yes, if it gets worse can i move it'],
  ['en', 'just book it so. actually could i drop it in friday night and leave the keys'],
  ['en', 'book it. actually could i drop it in the night before'],
  ['ga', 'sea. agus mura mbeidh biseach orm an féidir liom an chéad cheann eile a chealú'],
  ['ga', 'sea. an bhféadfainn an carr a fhágáil an oíche roimh ré?'],
] as const)('%s: “%s” books', async (language, said) => {
  expect((await hold([...START[language], said], language)).at(-1)).toMatch(/is booked|curtha in áirithe/)
  expect(await countBookings()).toBe(1)
})

test.each([
  'no, cancel it',
  'actually can i drop in monday instead',
  'leave it at that',
  'actually, friday night would be better',
])('“%s” books nothing', async (said) => {
  await hold([...START.en, said])
  expect(await countBookings()).toBe(0)
})
