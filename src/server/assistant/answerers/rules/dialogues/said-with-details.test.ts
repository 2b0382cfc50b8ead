import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const HELD = { en: 'first visit friday at 11', ga: 'céad chuairt Dé hAoine ag 11' }
const readNote = async () => (await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()).note

test.each([
  [
    'en',
    'its Niamh Carty (with my normal girl sorcha if shes in) 086 7654321',
    'with my normal girl sorcha if shes in',
  ],
  ['en', 'Niamh Carty with my usual physio please, 086 7654321', 'with my usual physio'],
  ['ga', 'Niamh Carty (le mo ghnáthchailín Sorcha má tá sí istigh) 086 7654321', 'le mo ghnáthchailín Sorcha'],
] as const)(
  '%s: whom somebody would like to be served by is no part of a name, and is noted: “%s”',
  async (...line) => {
    const [language, details, note] = line
    const yes = { en: 'yes', ga: 'sea' }[language]
    const [, summary] = await hold([HELD[language], details, yes], language)
    expect(summary).toMatch(/usual person, whom I cannot choose here|de ghnáth, rud nach féidir liom a shocrú/)
    expect(summary).toMatch(/(?:Name|Ainm): Niamh Carty\. /)
    expect(await readNote()).toContain(note)
  },
)

test.each([
  ['en', 'not sure about that name but yes. and put down that im deaf so they know', 'im deaf'],
  ['en', 'yes and put down that im deaf', 'im deaf'],
  ['en', "i'm not mad about the name but go ahead", null],
  ['ga', 'níl mé cinnte faoin ainm sin ach sea. agus cuir síos go bhfuil mé bodhar', 'go bhfuil mé bodhar'],
] as const)('%s: “%s” books, with what is to be put down', async (language, line, note) => {
  const answers = await hold([HELD[language], 'Niamh Carty 086 765 4321', line], language)
  expect(answers[2]).toMatch(/Your appointment is booked|Tá do choinne curtha in áirithe/)
  if (note !== null) expect(answers[2]).toContain(`“${note}”`)
  expect(await readNote()).toBe(note)
})
