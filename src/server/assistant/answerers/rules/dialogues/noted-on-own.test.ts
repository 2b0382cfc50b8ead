import { expect, test } from 'vitest'
import { openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'
import { readNoteOnOwn } from '../../../understanding/replies/note-on-own.ts'

const { hold, db } = openDialogues({ diary: RESTAURANT })

const BOOKED = {
  en: ['table for 4 saturday at 8', 'Nuala Byrne 085 666 7777', 'yes'],
  ga: ['bord do cheathrar Dé Sathairn ag a hocht', 'Nuala Ní Bhroin 085 666 7777', 'sea'],
}
const readNotes = async () => (await db().selectFrom('bookings').select('note').execute()).map(({ note }) => note)

test.each([
  ['en', 'put down one vegetarian so', 'one vegetarian'],
  ['en', 'vegetarian - one of the four', 'vegetarian - one of the four'],
  ['en', 'add a note: one vegetarian', 'one vegetarian'],
  [
    'en',
    'put down that its my sisters 40th will ye, maybe a candle on a dessert',
    'its my sisters 40th will ye, maybe a candle on a dessert',
  ],
  ['en', 'no, its a birthday, just tell them', 'its a birthday'],
  ['en', 'its my sisters 40th', 'its my sisters 40th'],
  ['en', 'sorry can you add a second candle to that', 'a second candle'],
  ['ga', 'cuir nóta leis: duine amháin céiliach', 'duine amháin céiliach'],
  ['ga', 'cuir síos go bhfuil duine amháin ina veigeatóir', 'duine amháin ina veigeatóir'],
  ['ga', 'an féidir bláthanna a chur leis sin', 'bláthanna'],
  ['ga', 'beirt veigeatóirí le do thoil', 'beirt veigeatóirí'],
] as const)('%s: “%s”, behind a booking, is noted on it', async (language, said, note) => {
  const answer = (await hold([...BOOKED[language], said], language)).at(-1)
  expect(answer).toMatch(/I have noted|nótáilte agam/)
  const notes = await readNotes()
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain(note)
})

test('who says to be booked already, while a second booking is asked about, adds to the first', async () => {
  const answers = await hold([
    ...BOOKED.en,
    'table for 2 on sunday',
    'no im already booked in for saturday!! just a high chair',
  ])
  expect(answers.at(-1)).toMatch(/^Table for 4, Saturday 21 November at 20:00: I have noted/)
  expect(await readNotes()).toHaveLength(1)
})

test.each([
  ['actually can my wife come in on the same meeting, shes making one too', true],
  ['its for the car on thursday, new wipers along with the service', true],
  ['an féidir le mo bhean teacht chuig an gcruinniú céanna', true],
  ['can you add my number to it', false],
  ['can you add 2 people to that', false],
  ['put me down for 6 instead', false],
  ['put down friday at 7 instead', false],
  ['put down the name Mary Byrne', false],
  ['have ye anything for one vegetarian?', false],
  ['do ye do vegetarian', false],
  ['can my wife come on friday instead', false],
  ['can you add it to my calendar', false],
  ['cuir síos mo ainm', false],
] as const)('“%s” is a note on a booking: %s', (text, isNote) => {
  expect(readNoteOnOwn(text) !== undefined).toBe(isNote)
})
