import { beforeAll, expect, test } from 'vitest'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '#server/calendar/irish-day.ts'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { fillClinic } from '../support/clinic.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'

const DESK = '/dashboard/business/receptionist'
const KNOWLEDGE = `${DESK}/knowledge`

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const pagesOf = ({ browser }: Person) => new PlainPages(app.server, browser.cookie)

/** Somebody of a new business at their desk, and the page on which callers write to its receptionist. */
async function openDesk() {
  const person = await app.business()
  const page = await pagesOf(person).open(DESK)
  return { person, page, talk: page.hrefOf(/^\/talk\//) }
}

/** A caller who has said something. */
async function call(talk: string, text: string, language = 'en'): Promise<PlainPages> {
  const caller = await new PlainPages(app.server).open(`${talk}?lang=${language}`)
  return language === 'ga'
    ? caller.send('Seol', { 'Scríobh teachtaireacht': text })
    : caller.send('Send', { 'Write a message': text })
}

const said = async (caller: PlainPages) => (await caller.open(caller.path)).texts('[data-by]').join('\n')

async function publish(page: PlainPages): Promise<void> {
  await page.open(`${DESK}/set-up/draft`)
  await page.send('Publish')
  expect(page.notice).toContain('Published')
}

const rowsOf = (page: PlainPages) => page.texts('.desk-row')

test('a new desk has samples, and is quiet without them', async () => {
  const { page } = await openDesk()
  expect(rowsOf(page).filter((row) => row.includes('Sample'))).toHaveLength(4)
  await page.open('/dashboard/sample-data')
  await page.send('Clear sample data')
  await page.open(DESK)
  expect(rowsOf(page)).toEqual([])
  expect(page.has('h1, h2, h3', /The line is quiet/)).toBe(true)
})

test('a conversation can be answered without scripts', async () => {
  const { page, talk } = await openDesk()
  const caller = await call(talk, 'Can I talk to a person, please?')
  await page.open(DESK)
  await page.follow(/Can I talk to a person/)
  await page.send('Take over')
  await page.send('Reply', { 'Reply to': 'Good morning, Niamh here.' })
  expect(textOf(page.find('[role="log"]'))).toContain('Good morning, Niamh here.')
  expect(await said(caller)).toContain('Good morning, Niamh here.')
})

test('conversations are found by their words, language and day, and when they were missed', async () => {
  const { page, talk } = await openDesk()
  await call(talk, 'Tá mo ghlúin tinn', 'ga')
  await call(talk, 'Is there parking?')
  await page.open(DESK)
  await page.follow(/Is there parking/)
  await page.send('Assign conversation', { 'Who looks after it': 'Niamh Ní Bhriain' })
  expect(page.notice).toContain('Conversation assigned')
  await page.send('Save outcome', { 'How it ended': 'Not answered', 'Close it': 'on' })
  expect(page.notice).toContain('Outcome saved')
  await page.follow('Missed')
  expect(rowsOf(page).filter((row) => !row.includes('Sample'))).toHaveLength(1)
  await page.open(`${DESK}?q=ghluin`)
  expect(rowsOf(page)).toEqual([expect.stringContaining('Tá mo ghlúin tinn')])
  await page.open(DESK)
  await page.send('Show', { Language: 'Gaeilge', 'Day of the last message': irishDay(new Date()) })
  expect(rowsOf(page)).toEqual([expect.stringContaining('Tá mo ghlúin tinn')])
  await page.follow(/Tá mo ghlúin tinn/)
  expect(page.path).toMatch(/language=ga&day=/)
  await page.follow('Any language and day')
  expect(rowsOf(page).length).toBeGreaterThan(1)
})

test('a person with a booking by hand alone is found at the desk', async () => {
  const { person, page } = await openDesk()
  const day = addToDay(irishDay(new Date()), { days: 10 })
  const line = { time: '11:15', diaryId: 'niamh', name: 'Gearóid Lane', isByHand: true }
  await fillClinic(app.server, person.email, { day, lines: [line] })
  await page.open(`${DESK}?q=gearoid`)
  expect(textOf(page.named('section', /^Bookings/))).toContain('Gearóid Lane')
  await page.follow(/Gearóid Lane/)
  expect(page.named('aside', /Gearóid Lane/)).toBeDefined()
})

test('a question that an answer fits already becomes another way to ask it', async () => {
  const { page, talk } = await openDesk()
  await call(talk, 'Do you do home visits?')
  await page.open(KNOWLEDGE)
  await page.follow(/^Write the answer/)
  const asked = page.valueOf('Question in English')
  const [likely = ''] = page.texts('a', page.named('aside', 'What may help'))
  await page.follow(likely)
  expect(page.valueOf('Question in English')).toBe(`${likely}\n${asked}`)
  await page.send('Save answer')
  expect(page.notice).toContain('Answer saved')
  expect(textOf(page.named('section', /^Asked this week/))).toContain('Every question of this week had an answer')
  await page.send('Ask', { 'Ask it as a caller would, or search': asked })
  expect(page.notice).toMatch(/It would say.*Sure of it/)
  await page.follow(likely)
  expect(page.valueOf('Question in English')).toBe(`${likely}\n${asked}`)
})

test('a question without an answer gets one, and the desk names it', async () => {
  const { page, talk } = await openDesk()
  for (const text of [
    'Do you sell gift vouchers?',
    'Do you sell gift vouchers?',
    'Do you sell bicycles made of bamboo?',
  ])
    await call(talk, text)
  await page.open(KNOWLEDGE)
  const unanswered = () => page.named('section', /^Asked this week/)
  expect(page.texts('li', unanswered())).toEqual([
    expect.stringMatching(/gift vouchers.*Asked 2 times/),
    expect.stringMatching(/bamboo/),
  ])
  await page.send(/^Not one for us: Do you sell bicycles/)
  expect(page.notice).toContain('Put aside')
  await page.follow(/^Write the answer/)
  expect(page.valueOf('Question in English')).toBe('Do you sell gift vouchers?')
  await page.send('Save answer')
  expect(page.text).toContain('Please write the answer in English too')
  await page.send('Save answer', { 'Answer in English': 'We do: <b>€20</b> each, at www.example.ie/gifts.' })
  expect(page.notice).toContain('Answer saved')
  expect(textOf(unanswered())).toContain('Every question of this week had an answer')

  await page.send('Ask', { 'Ask it as a caller would, or search': 'do you sell gift vouchers' })
  expect(page.notice).toMatch(/It would say.*With your changes.*Sure of it/)
  expect(page.notice).toContain('We do: <b>€20</b> each')
  await page.follow('Hear what is live')
  expect(page.notice).toContain('Would say it does not know.')
  await page.send('Search', { 'Ask it as a caller would, or search': 'vouch gift' })
  expect(page.texts('tr').filter((row) => row.includes('Not in Irish yet'))).toHaveLength(1)

  await publish(page)
  const caller = await call(talk, 'Do you sell gift vouchers?')
  expect(await said(caller)).toContain('We do: <b>€20</b> each, at www.example.ie/gifts.')
  await page.open(DESK)
  await page.follow(/Do you sell gift vouchers/)
  await page.follow('“Do you sell gift vouchers?”')
  expect(page.path).toMatch(/\/knowledge\/kno_/)
  expect(page.valueOf('Answer in English')).toMatch(/^We do/)
})

test('two people change one answer without losing text, and callers lose a deleted answer', async () => {
  const { person, page, talk } = await openDesk()
  await page.open(`${KNOWLEDGE}?q=wheelchairs&find=words`)
  await page.follow('Is the building accessible for wheelchairs?')
  expect(page.valueOf('Answer in English')).toMatch(/can arrange/)
  const entry = page.path
  const colleague = await pagesOf(person).open(entry)
  await colleague.send('Save answer', { 'Answer in English': 'Ring Niamh.' })
  expect(colleague.notice).toContain('Answer saved')
  await page.send('Save answer', { 'Answer in English': 'Write to Aoife.' })
  for (const text of ['What a colleague saved meanwhile', 'Ring Niamh.']) expect(page.text).toContain(text)
  expect(page.valueOf('Answer in English')).toBe('Write to Aoife.')

  await colleague.open(entry)
  await colleague.send('Delete answer')
  expect(colleague.notice).toContain('Answer deleted')
  await colleague.send('Undo')
  expect(colleague.notice).toContain('Answer put back')
  expect(colleague.notice).not.toContain('Answer deleted')
  await colleague.open(entry)
  await colleague.send('Delete answer')
  await page.send('Save answer')
  expect(page.text).toContain('This answer no longer exists')
  expect(page.valueOf('Answer in English')).toBe('Write to Aoife.')
  await page.send('Save answer')
  expect(page.notice).toContain('Answer saved')
  await publish(page)
  const caller = await call(talk, 'Is the building accessible for wheelchairs?')
  expect(await said(caller)).toContain('Write to Aoife.')
})

test('answers that nobody has read are shown whole and confirmed together', async () => {
  const { page } = await openDesk()
  await page.open(KNOWLEDGE)
  expect(page.has('button', /^Confirm all/)).toBe(false)
  await page.follow(/^Please check 1\d/)
  await page.send(/^Confirm all 1\d$/)
  expect(page.notice).toContain('Answers checked')
  expect(page.text).toContain('Every answer was checked')
})

test('answers are asked for, imported with errors named, and exported', async () => {
  const { page } = await openDesk()
  await page.open(KNOWLEDGE)
  await page.send('Ask', { 'Ask it as a caller would, or search': 'Do you sell bicycles made of bamboo?' })
  expect(page.text).toContain('Would say it does not know.')
  await page.follow('Import')
  const file = (csv: string) => ({ File: new File([csv], 'answers.csv', { type: 'text/csv' }) })
  const head = 'question_en,answer_en,question_ga,answer_ga\n'
  await page.send('Preview import', file(`${head}Sauna?,Yes.,,\nPool?,,,\n`))
  expect(textOf(page.named('[aria-label]', 'Lines to change'))).toMatch(/^Line 3: answer_en/)
  await page.send('Preview import', file(`${head}Sauna?,Yes.,Sabhna?,Tá.\n`))
  expect(textOf(page.named('section', /^New/))).toContain('Line 2 Sauna?')
  await page.send('Import 1 answer')
  expect(page.notice).toContain('Imported: 1 answer added.')
  expect((await page.open(`${KNOWLEDGE}/export.csv`)).html).toContain('Sauna?,Sauna?,Yes.,Sabhna?,Tá.,yes,kno_')
})

/** Reading is a job. Opens the page of a source until it says what was read. */
const untilSays = (page: PlainPages, text: string) =>
  expect.poll(async () => (await page.open(page.path)).text).toContain(text)

const addDocument = (page: PlainPages, name: string, text: string) =>
  page.send('Read the document', { File: new File([text], name, { type: 'text/plain' }) })

test('a document is read, a passage becomes an answer, and a caller gets it', async () => {
  const { page, talk } = await openDesk()
  await page.open(KNOWLEDGE)
  await page.follow('Add a document')
  await page.send('Read the document')
  expect(page.text).toContain('Please choose a file.')
  await addDocument(page, 'House rules.exe', 'MZ')
  expect(page.text).toContain('Only PDF, Word (DOCX), HTML and text files are read.')
  const rules = '# House rules\nThey hold for everybody who comes to us.\n\n'
  const voucher = 'Do you sell gift vouchers?\nWe do, for €20 each, at the desk.\n\n'
  await addDocument(page, 'House rules.txt', `${rules}${voucher}`)
  await untilSays(page, 'gift vouchers')
  await page.follow(/^Edit before accepting: .*gift vouchers/)
  await page.send('Save answer', { 'Answer in English': 'We do, for €20 each, at the desk in Quay Street.' })
  expect(page.notice).toContain('Answer accepted')
  await page.open(KNOWLEDGE)
  expect(textOf(page.named('section', /^Where it learns from/))).toContain('House rules.txt')
  const before = await call(talk, 'Do you sell gift vouchers?')
  await publish(page)
  const after = await call(talk, 'Do you sell gift vouchers?')
  expect(await said(after)).toContain('We do, for €20 each, at the desk in Quay Street.')
  expect(await said(before)).not.toContain('Quay Street.')
})

test('an unreadable document says why, an internal address is refused, and a source is removed', async () => {
  const { page } = await openDesk()
  await page.open(`${KNOWLEDGE}/document`)
  await addDocument(page, 'Scan.txt', '\n\n')
  expect(page.has('h1, h2', 'Scan.txt')).toBe(true)
  await untilSays(page, 'There is no text to read.')
  await page.follow('Add it again')
  await addDocument(page, 'Scan.txt', 'Do you sell gift vouchers?\nWe do, for €20 each, at the desk.')
  await untilSays(page, 'gift vouchers')
  expect(page.has('a', 'Add it again')).toBe(false)

  await page.open(KNOWLEDGE)
  await page.follow('Read a website')
  await page.send('Read the website', { Address: 'https://169.254.169.254/latest' })
  expect(page.text).toContain('The address leads into a private network.')
  expect(page.valueOf('Address')).toBe('https://169.254.169.254/latest')
  await page.send('Read the website', { Address: 'site.invalid' })
  expect(page.has('h1, h2', 'site.invalid')).toBe(true)
  await page.send('Remove')
  await page.open(KNOWLEDGE)
  expect(textOf(page.named('section', /^Where it learns from/))).not.toContain('site.invalid')
})

test('a conversation names its version, an earlier one is live again in one press, and a pause is told', async () => {
  const { page, talk } = await openDesk()
  await page.open(`${DESK}/set-up`)
  expect(page.text).toContain('It has no price to give for')
  await page.send('Save greeting', { 'Then, in your words (English)': 'Mind the step.' })
  await page.open(`${DESK}/set-up/draft`)
  await page.send('Publish', { Note: 'Weekends, and a price' })
  const caller = await call(talk, 'What are your opening hours?')
  expect(await said(caller)).toContain('Mind the step.')
  await page.open(DESK)
  await page.follow(/What are your opening hours/)
  await page.follow('version 2')
  expect(page.text).toContain('“Weekends, and a price”')
  await page.follow('All versions')
  await page.follow('Version 1')
  await page.send('Return to version 1')
  expect(page.notice).toContain('It is live again')
  expect(await said(await call(talk, 'What are your opening hours?'))).not.toContain('Mind the step')

  await page.open(DESK)
  await page.send('Pause answering')
  expect(page.notice).toContain('Answering is paused')
  expect(page.text).toMatch(/Paused by Niamh at \d\d:\d\d/)
  expect((await new PlainPages(app.server).open(talk)).text).toContain('The AI is paused.')
  await page.send('Resume answering')
  expect(page.notice).toContain('The receptionist answers again')
  expect(page.text).toContain('Live. It answers on web chat')
})

test('single keys are turned off in the account', async () => {
  const page = await pagesOf(await app.business()).open('/account')
  await page.send('Turn single keys off')
  expect(page.notice).toContain('Single keys are off')
})
