import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const SUMMARY = ['massage friday at 10', 'Joe Byrne 087 123 4567']

const findNote = async () => (await db().selectFrom('bookings').select('note').executeTakeFirst())?.note

test.each([
  ['book it, but ring me if Niamh is out sick', 'ring me if Niamh is out sick'],
  ['yes, but let me know if anything earlier comes up', 'let me know if anything earlier comes up'],
  ['yes please, and could you ring me beforehand', 'could you ring me beforehand'],
  ['go ahead and book it but have someone call me if it changes', 'have someone call me if it changes'],
  ['yes book it and give me a shout if something comes up', 'give me a shout if something comes up'],
  ['yes, but leave a message for Niamh that my back is bad', 'leave a message for Niamh that my back is bad'],
  ['cuir in áirithe é, ach glaoigh orm má athraíonn rud ar bith', 'glaoigh orm má athraíonn rud ar bith'],
  ['sea, ach cuir scéal chugam má bhíonn am níos luaithe ann', 'cuir scéal chugam má bhíonn am níos luaithe ann'],
  ['yes book it so, and put a note with it that my back is bad', 'put a note with it that my back is bad'],
  ['Cuir in áirithe é mar sin, agus cuir nóta leis gur do mo mhac é', 'cuir nóta leis gur do mo mhac é'],
  ['déan é agus cuir glaoch orm roimhe', 'cuir glaoch orm roimhe'],
])('"%s" books, and the team reads the rest', async (answer, note) => {
  expect((await hold([...SUMMARY, answer])).at(-1)).toMatch(/is booked|curtha in áirithe/)
  expect(await findNote()).toBe(note)
})

test.each([
  [['massage friday at 10 but ring me if Niamh is sick', 'Joe Byrne 087 123 4567']],
  [['massage friday', 'the first one, but ring me if Niamh is sick', 'Joe Byrne 087 123 4567']],
  [['massage friday at 10', 'Joe Byrne 087 123 4567, and ring me if Niamh is sick']],
])('%j: what is asked of the team before the summary is noted too', async (lines) => {
  expect((await hold([...lines, 'yes'])).at(-1)).toContain('is booked')
  expect(await findNote()).toBe('ring me if Niamh is sick')
})

test.each(['add a note that my back is bad', 'cuir nóta leis gur do mo mhac é'])(
  '"%s" keeps the booking',
  async (line) => {
    const answers = await hold([...SUMMARY, line])
    expect(answers.at(-1)).toMatch(/(?:Shall I book it|An gcuirfidh mé in áirithe é)\?$/)
  },
)

test('a wish for a time that may come up moves nothing', async () => {
  const answers = await hold([
    'massage friday at 10',
    'Joe Byrne 087 123 4567, and let me know if anything earlier comes up',
  ])
  expect(answers[1]).toContain('Friday 20 November at 10:00. Name: Joe Byrne.')
})

test.each(['ring me if Niamh is sick', 'no, ring me instead', 'actually can someone ring me'])(
  '"%s" without a yes books nothing',
  async (answer) => expect((await hold([...SUMMARY, answer])).at(-1)).toContain('Your message: “'),
)

test('an appointment is moved, and what is asked beside the yes becomes a message', async () => {
  const answers = await hold([
    ...SUMMARY.with(1, 'Joe Byrne joe@example.ie'),
    'yes',
    'can you move it to eleven',
    'yes, but ring me if it changes',
  ])
  expect(answers.at(-1)).toMatch(/^Your appointment is moved.*\n\nYour message: “ring me if it changes”\./s)
})

test('"call me Joe" beside a yes gives a name, and asks the team for nothing', async () => {
  expect((await hold([...SUMMARY, "that's fine, call me Joe"])).at(-1)).toContain('is booked')
  expect(await findNote()).toBeNull()
})

test.each([
  ['perfect. and would ye tell me is it safe', 'is it safe'],
  ['grand. and would ye tell me is it far from the station', '4 Quay Street'],
  ['perfect, could you let me know is there a lift', 'Please tell us before you come'],
  ['foirfe. agus an inseofá dom an bhfuil ardaitheoir ann', 'Inis dúinn sula dtagann tú'],
])('"%s" books, and the question beside it gets its answer', async (answer, reply) => {
  const said = (await hold([...SUMMARY, answer])).at(-1)
  expect(said).toMatch(/is booked|curtha in áirithe/)
  expect(said).toContain(reply)
  expect(await findNote()).toBeNull()
})
