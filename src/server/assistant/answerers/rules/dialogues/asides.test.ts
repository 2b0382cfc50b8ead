import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

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
  ['yes and leave a note that my back is bad', 'leave a note that my back is bad'],
  ['sea, agus fág nóta go bhfuil mo dhroim tinn', 'fág nóta go bhfuil mo dhroim tinn'],
  ['yes but phone not in person', 'phone not in person'],
  ['yes but phone, not in person', 'phone, not in person'],
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
    expect(answers.at(-1)).toMatch(/(?:Shall I book it|An gcuirfidh mé in áirithe í)\?$/)
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

test.each([
  ['yeah but is that upstairs', 'About “is that upstairs”'],
  ['yes but how much is it', 'Sports massage: €50'],
  ['yeah but will he know its a service not a repair', 'About “will he know its a service not a repair”'],
  ['yes but who is it with', 'with Niamh'],
  ['sea. agus an féidir é a bhogadh má athraíonn rud éigin', 'Chun coinne a bhogadh'],
  ['yes, and can I cancel it if I am sick', 'To move or cancel an appointment'],
  ['sea. agus an mbeidh an duine ábalta Gaeilge a labhairt', 'i nGaeilge'],
  ['sea ach an bhfuil sé thuas staighre', 'déarfaidh ár bhfoireann leat'],
])('"%s" books, and the question is not lost', async (answer, reply) => {
  const said = (await hold([...SUMMARY, answer])).at(-1)
  expect(said).toMatch(/is booked|curtha in áirithe/)
  expect(said).toContain(reply)
  expect(said).not.toMatch(/told our team|Chuir mé scéala/)
})

test.each([
  ['yes and i want to talk to the manager', /is booked.*I have told our team/s],
  ['sea agus ba mhaith liom labhairt leis an mbainisteoir', /curtha in áirithe.*Chuir mé scéala/s],
  ['yes and i want to make a complaint about the last time', /is booked.*I am sorry to hear that/s],
  [
    'yes and another one for my wife at 11',
    /is booked: Sports massage, Friday 20 November at 10:00.*next one.*at 11:00/s,
  ],
])('"%s" books, and does the rest too', async (answer, reply) =>
  expect((await hold([...SUMMARY, answer])).at(-1)).toMatch(reply),
)

test.each(['yes but can i talk to somebody first', 'i want to talk to the manager', 'yes but can ye do 4 instead'])(
  '"%s" books nothing yet',
  async (answer) => expect((await hold([...SUMMARY, answer])).at(-1)).not.toContain('is booked'),
)

test('how an appointment is held brings in nobody, and the booking stays', async () => {
  const said = (await hold([...SUMMARY, 'yes but not in person, can it be a phone call'])).at(-1)
  expect(said).toMatch(/4 Quay Street.*\n\nSports massage, Friday 20 November at 10:00: shall I book it\?$/)
})

test.each([
  'am I booked or not',
  'so am i in or what',
  'did that go through',
  'is that me booked',
  'an bhfuil mé in áirithe nó nach bhfuil',
])('"%s", after a booking, is told what is booked, and before it that nothing is', async (question) => {
  const answers = await hold(['massage friday at 10', question, ...SUMMARY.slice(1), 'yes', question])
  expect(answers[1]).toMatch(/^(?:Nothing is booked yet|Níl aon rud curtha in áirithe)/)
  expect(answers.at(-1)).toMatch(/^(?:Your appointment|Do choinne|Yes|Tá): .*10:00\.$/)
})

test('"are you booked out on Saturday" asks for no booking of the caller', async () =>
  expect((await hold(['are ye booked out on saturday'])).at(-1)).not.toMatch(/^Your appointment|email address was/))
