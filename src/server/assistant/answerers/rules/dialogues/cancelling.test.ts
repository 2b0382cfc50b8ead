import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, talkThrough, db } = openDialogues()

const ASKS_EMAIL =
  /^Which email address was the appointment booked with\?$|^Cén seoladh ríomhphoist a úsáideadh don choinne\?$/
const SENT = /^If there is an appointment under that address|^Má tá coinne faoin seoladh sin/

test.each([
  ['en', 'hi i want to cancel moms appointment fri 4th 2pm bridie folan'],
  ['en', 'need that appointment cancelled please, its under Bridie Folan'],
  ['en', 'can you get my appointment on friday cancelled'],
  ['en', 'can you cancel it, sorry'],
  ['ga', 'ba mhaith liom coinne mo mháthar a chealú, aoine 4 nollaig ag a dó'],
  ['ga', 'tá coinne ag mo mháthair agus ba mhaith liom í a chur ar ceal'],
] as const)('%s: “%s” in a new conversation wants to cancel', async (language, line) => {
  expect((await hold([line], language)).at(-1)).toMatch(ASKS_EMAIL)
})

test('an address in the wish is the one that it was booked with', async () => {
  const line = 'i have an appointment for my mother and i need it cancelled, email is x@example.ie'
  expect(await talkThrough(line)).toMatch(SENT)
  expect(await talkThrough('i want to book an appointment', line)).toMatch(SENT)
})

test.each([
  ['en', 'massage friday at 3', 'no i want to CANCEL not book'],
  ['en', 'massage friday at 3', 'i need my appointment cancelled'],
  ['en', 'i want to book an appointment', 'cancel appointment'],
  ['ga', 'suathaireacht spóirt Dé hAoine ag a trí', 'ní áirithint atá uaim, ba mhaith liom coinne a chealú'],
  ['ga', 'ba mhaith liom coinne a dhéanamh', 'tá coinne agam agus caithfear í a chealú'],
] as const)('%s: “%s” and then “%s” is about an earlier one', async (language, first, line) => {
  expect((await hold([first, line], language)).at(-1)).toMatch(ASKS_EMAIL)
})

test.each(['cancel that', 'cancel it', 'cancel the booking', 'cancel'])('“%s” drops what is held', async (line) => {
  expect(await talkThrough('massage friday at 3', line)).toBe(
    'All right, we will leave it at that. Nothing was booked.',
  )
})

test('an address that is known already is still answered', async () => {
  expect(await talkThrough('i want to book, x@example.ie', 'never mind', 'x@example.ie')).toBe(
    'I have noted x@example.ie.',
  )
})

const ASKED = {
  en: ['massage friday at 3', 'Bridie Folan bridie@example.ie', 'yes', 'cancel it'],
  ga: ['suathaireacht spóirt Dé hAoine ag a trí', 'Bríd Ní Fhoghlú brid@example.ie', 'sea', 'cealaigh í'],
}
const findStatus = async () => (await db().selectFrom('bookings').select('status').executeTakeFirst())?.status

test.each([
  ['en', 'yeh sorry about that'],
  ['en', 'yes thanks, sorry for the hassle'],
  ['en', 'yes, sorry'],
  ['en', 'just cancel it. yes'],
  ['en', 'yes and let me know its cancelled'],
  ['ga', 'sea, tá brón orm faoi sin'],
  ['ga', 'sea, gabh mo leithscéal'],
] as const)('%s: “%s” cancels, and asks nothing more', async (language, line) => {
  expect((await hold([...ASKED[language], line], language)).at(-1)).toMatch(
    /^Your appointment is cancelled: Sports massage, [^\n]*$|^Tá do choinne curtha ar ceal: [^\n]*$/,
  )
  expect(await findStatus()).toBe('cancelled')
})

test.each([
  ['en', 'sorry, yes'],
  ['en', 'yes. sorry no, keep it'],
] as const)('%s: “%s” is no clear yes', async (language, line) => {
  await hold([...ASKED[language], line], language)
  expect(await findStatus()).not.toBe('cancelled')
})

test.each([
  ['en', 'will ye let me know its cancelled, i didnt get an email', 'yes'],
  ['en', 'is it cancelled or not', 'yes'],
  ['ga', 'ar cuireadh ar ceal í?', 'sea'],
] as const)('%s: “%s” before the yes and after it', async (language, line, yes) => {
  const answers = await hold([...ASKED[language], line, yes, line], language)
  expect(answers.at(-3)).toMatch(
    /^No, it is still booked\.\n\nShall I cancel this appointment: |^Níl, níl sé curtha ar ceal fós\.\n\nAn gcuirfidh mé/,
  )
  expect(answers.at(-1)).toMatch(/^Your appointment is cancelled: |^Tá do choinne curtha ar ceal: /)
})

test('“is it cancelled?” of what nobody asked to cancel offers to do so', async () => {
  expect(await talkThrough(...ASKED.en.slice(0, 3), 'is it cancelled?')).toMatch(
    /^No, it is still booked\.\n\nShall I cancel this appointment: /,
  )
})

const MESSAGE = {
  en: ['leave a message: I will bring the letters of the hospital'],
  ga: ['fág teachtaireacht: tabharfaidh mé litreacha an ospidéil liom'],
}

test.each([
  ['en', 'yes. and cancel that appointment'],
  ['en', 'yes please, and cancel my massage'],
  ['ga', 'sea. agus cuir an choinne sin ar ceal'],
] as const)('%s: “%s” passes the message on and then asks about the other wish', async (language, line) => {
  const answers = await hold([...ASKED[language].slice(0, 3), ...MESSAGE[language], line], language)
  expect(answers.at(-1)).toMatch(
    /^Your message is passed on\..*\n\nShall I cancel this appointment: Sports massage|^Tá do theachtaireacht.*\n\nAn gcuirfidh mé an choinne seo ar ceal: /,
  )
})

test('“yes, and hold the half nine for me” goes on with the booking that was set aside for a message', async () => {
  const lines = ['massage friday', 'can i leave a message for Niamh', 'I am allergic to nuts', 'Aoife Byrne 0871234567']
  expect(await talkThrough(...lines, 'yes. and hold the half 10 for me')).toMatch(
    /^Your message is passed on\.(?:(?!half 10).)*Friday 20 November at 10:30.*Shall I book it\?$/s,
  )
})

const READ_BACK = {
  en: ['massage friday at 3', 'Aoife Byrne 087 123 4567'],
  ga: ['suathaireacht spóirt Dé hAoine ag a trí', 'Aoife Ní Bhroin 087 123 4567'],
}

test.each([
  ['en', 'yeah go on. can u email me the booking, aoife@example.ie'],
  ['en', 'yes please, and send the confirmation to aoife@example.ie'],
  ['ga', 'sea. an féidir leat deimhniú a sheoladh chuig aoife@example.ie'],
] as const)('%s: “%s” books, and the mail goes there', async (language, line) => {
  expect((await hold([...READ_BACK[language], line], language)).at(-1)).toMatch(
    /^Your appointment is booked: [^\n]* A confirmation goes to aoife@example\.ie\.$|^Tá do choinne curtha in áirithe: [^\n]* chuig aoife@example\.ie\.$/,
  )
  expect(await db().selectFrom('bookings').select(['email', 'note']).executeTakeFirst()).toEqual({
    email: 'aoife@example.ie',
    note: null,
  })
})

test('a question beside it is answered as well', async () => {
  const line = 'yea. can u send the confirmation to my email aoife@example.ie, is there parking near the door'
  const answer = await talkThrough(...READ_BACK.en, line)
  expect(answer).toMatch(/^Your appointment is booked: .*aoife@example\.ie\.\n\n/)
  expect(answer).toContain('parking')
})

test('another address than the one that was read back is read back first', async () => {
  const lines = ['massage friday at 3', 'Aoife Byrne aoife@example.ie']
  expect(await talkThrough(...lines, 'yes, but send it to a.byrne@example.ie')).toContain(
    'Contact: a.byrne@example.ie. Shall I book it?',
  )
})
