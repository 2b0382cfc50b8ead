import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'

const RECEPTIONIST = '/dashboard/business/receptionist'
const FIELD = 'What a caller would write'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const open = ({ browser }: Person, path = `${RECEPTIONIST}/try-it`) =>
  new PlainPages(app.server, browser.cookie).open(path)

const logOf = (page: PlainPages) => textOf(page.find('[role="log"]'))

test('a whole conversation works without scripts, and the desk stays as it was', async () => {
  const person = await app.business()
  const page = await open(person)
  expect(logOf(page)).toContain('AI assistant of Claddagh Physio')
  for (const text of ['Do you sell bicycles made of bamboo?', 'Where are you?']) {
    await page.send('Send', { [FIELD]: text })
    expect(logOf(page)).toContain(text)
  }
  expect(logOf(page)).toContain('Do you sell bicycles made of bamboo?')
  expect(logOf(page)).toContain('4 Quay Street')
  expect(textOf(page.find('main'))).toContain('No booking is made and nobody is told.')
  const link = page.hrefOf('Write the answer')
  await page.follow('Write the answer')
  expect(link).toContain('/knowledge/new?q=')
  expect(textOf(page.field('Question in English'))).toContain('bicycles made of bamboo')
  const desk = await open(person, RECEPTIONIST)
  expect(desk.texts('.desk-row').filter((row) => !row.includes('Sample'))).toEqual([])
  expect((await open(person, `${RECEPTIONIST}/knowledge?q=bamboo&find=words`)).html).not.toContain('made of bamboo?')
})

test('a time and a language are chosen, and a new conversation begins', async () => {
  const page = await open(await app.business())
  await page.send('Send', { [FIELD]: 'Where are you?' })
  await page.send('Start again', { 'It is': '2026-12-24T21:47', Language: 'Gaeilge' })
  expect(logOf(page)).toContain('Thursday 24 December 2026')
  expect(logOf(page)).not.toContain('Where are you?')
  expect(page.texts('.desk-words')[0]).toContain('intleachta saorga')
  await page.send('Send', { [FIELD]: 'An bhfuil sibh oscailte amárach?' })
  expect(logOf(page)).toContain('Nollag')
})

test('who writes and where are chosen without scripts, stay chosen, and change what is asked', async () => {
  const page = await open(await app.business())
  await page.send('Start again', { 'You are': 'known, with a booking', By: 'phone' })
  expect(logOf(page)).toContain('Knew the number of the call: 020 915 0142')
  expect(logOf(page)).toMatch(/Found a booking of theirs: First visit/)
  expect(textOf(page.find('main'))).toContain('The phone is not connected yet')
  await page.send('Send', { [FIELD]: 'I want to cancel my appointment' })
  await page.send('Send', { [FIELD]: 'Yes' })
  expect(logOf(page)).toContain('Would cancel')
  await page.send('Start again')
  expect(logOf(page)).toContain('Found a booking of theirs')
  expect(logOf(page)).not.toContain('Would cancel')
})

test('an empty or overlong message keeps the conversation, and says what is wrong', async () => {
  const page = await open(await app.business())
  await page.send('Send', { [FIELD]: 'Where are you?' })
  await page.send('Send', { [FIELD]: ' ' })
  expect([page.status, page.html]).toEqual([422, expect.stringContaining('Write what a caller would write')])
  expect(logOf(page)).toContain('Where are you?')
  await page.send('Send', { [FIELD]: `${'a'.repeat(4_000)} bus` })
  expect(page.html).toContain('This is 4,004 characters. Please keep it to 4,000')
  expect(textOf(page.field(FIELD))).toContain('a bus')
  expect(logOf(page)).toContain('Where are you?')
})

test('a conversation that is over, or of others, begins again with the words still there', async () => {
  const [one, other] = [await open(await app.business()), await open(await app.business())]
  const foreign = other.find('input[name="trial"]').attribs.value ?? ''
  one.html = one.html.replace(one.find('input[name="trial"]').attribs.value ?? '', foreign)
  await one.send('Send', { [FIELD]: 'Where are you?' })
  expect(one.status).toBe(409)
  expect(textOf(one.find('[role="alert"]'))).toContain('This is a new one')
  expect(textOf(one.field(FIELD))).toContain('Where are you?')
  await one.send('Send')
  expect(logOf(one)).toContain('4 Quay Street')
})
