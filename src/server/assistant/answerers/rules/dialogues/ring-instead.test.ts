import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const countBooked = async () => (await db().selectFrom('bookings').select('id').execute()).length

const WISH = {
  en: 'a massage next week, for my mother',
  ga: 'suathaireacht spóirt do mo mháthair an tseachtain seo chugainn',
}
const YES = { en: 'yes', ga: 'sea' }

test.each([
  ['en', 'can ye just get someone to ring me about it so. Sheila Buckley 086 123 4567'],
  ['en', 'ah would ye just ask someone to give me a ring. Sheila Buckley 086 123 4567'],
  ['en', 'ill leave it, ring me instead. Sheila Buckley 086 123 4567'],
  ['ga', 'an féidir le duine éigin glaoch orm faoi. Síle Ní Bhuachalla 086 123 4567'],
  ['ga', 'b’fhearr liom dá nglaofadh duine orm faoi sin. Síle Ní Bhuachalla 086 123 4567'],
  ['ga', 'ach an nglaofadh duine éigin orm mar sin. Síle Ní Bhuachalla 086 123 4567'],
] as const)('%s: “%s” says what it is about, and ends the booking', async (language, line) => {
  const answers = await hold([WISH[language], line, YES[language]], language)
  expect(answers[1]).toMatch(
    /“Sports massage, the week of Monday 23 November, for my mother\n|“Suathaireacht spóirt, an tseachtain a thosaíonn Dé Luain, 23 Samhain, do mo mháthair\n/,
  )
  expect(answers[2]).toMatch(/^(?:Your message is passed on|Tá do theachtaireacht curtha ar aghaidh)/)
  expect(answers[2]).not.toMatch(/back to your booking|ar ais chuig/)
  expect(await countBooked()).toBe(0)
})

test.each([
  ['en', 'can someone ring me about the price first? Sheila Buckley 086 123 4567'],
  ['en', 'could someone ring me about it as well? Sheila Buckley 086 123 4567'],
] as const)('%s: behind “%s” the booking goes on', async (language, line) => {
  const answers = await hold([WISH[language], line, YES[language]], language)
  expect(answers[2]).toContain('back to your booking')
})

test.each([
  'Sheila Buckley, my number is 086 123 4567, just ring me if there is any change',
  'Sheila Buckley. ring me on 086 123 4567 instead of emailing',
  'Sheila Buckley, id rather ye ring me than email, 086 123 4567',
])('“%s” gives the number of the booking', async (line) => {
  const answers = await hold(['massage friday at 10', line])
  expect(answers[1]).toMatch(/Sports massage, Friday 20 November at 10:00\. Name: Sheila Buckley.* Shall I book it\?/s)
})
