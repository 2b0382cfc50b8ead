import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const diaryIds = ['niamh', 'eoin']
const services = [
  { id: 'haircut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 45, diaryIds },
  { id: 'treatment', name: { en: 'Treatment', ga: 'Seisiún áilleachta' }, minutes: 60, diaryIds },
]
const { hold } = openDialogues({ diary: { ...PRACTICE.diary, services } })

test.each([
  ['en', 'do ye do balayage', 'grand leave a message so. but can i book a cut for thursday as well'],
  ['en', 'do ye do balayage', 'leave a message so, and can I book a haircut for thursday'],
  [
    'ga',
    'an ndéanann sibh balayage',
    'fág teachtaireacht mar sin. ach an féidir liom bearradh a chur in áirithe don Déardaoin freisin',
  ],
] as const)('%s: “%s”, “%s” keeps the question as the message behind the booking', async (language, question, line) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const still = language === 'en' ? 'ye still have the balayage message?' : 'an bhfuil mo theachtaireacht fós agaibh?'
  const answers = await hold([question, line, '1', 'Tom Byrne 087 123 4567', still, yes, yes, still], language)
  expect(answers[1]).toMatch(/^(?:I keep your message|Coinneoidh mé do theachtaireacht)/)
  expect(answers[1]).toMatch(/1\. (?:Thursday|Déardaoin)/)
  expect(answers[4]).toMatch(/^(?:I have not passed your message on yet|Níl do theachtaireacht)/)
  expect(answers[5]).toMatch(/(?:is booked: Haircut|in áirithe: Bearradh).*balayage/s)
  expect(answers[6]).toMatch(/^(?:Your message is passed on|Tá do theachtaireacht curtha)/)
  expect(answers[7]).toMatch(/^(?:Your message is passed on|Tá do theachtaireacht curtha).*balayage/s)
})

test.each(['leave a message so', 'yes, a message: can ye ring me about the balayage'])(
  '“%s” alone takes the message',
  async (line) => expect((await hold(['do ye do balayage', line])).at(-1)).toMatch(/name/),
)
