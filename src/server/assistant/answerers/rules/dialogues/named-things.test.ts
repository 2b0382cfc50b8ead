import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const services = [
  { id: 'haircut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 45, diaryIds: ['niamh'] },
  { id: 'consultation', name: { en: 'Consultation', ga: 'Comhairliúchán' }, minutes: 15, diaryIds: ['niamh'] },
]
const { hold } = openDialogues({ diary: { ...PRACTICE.diary, services } })

test.each([
  ['an bhféadfainn mo ghruaig a dhathú Dé hAoine', 'dathú'],
  ['teastaíonn dhathú gruaige uaim Dé hAoine', 'dathú gruaige'],
  ['dath gruaige Dé hAoine', 'dath gruaige'],
  ['masáiste Dé hAoine', 'masáiste'],
])('“%s” names it by its own name', async (wish, thing) => {
  expect((await hold([wish], 'ga'))[0]).toContain(`Ní fheicim “${thing}” i measc`)
})
