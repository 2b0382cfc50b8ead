import { beforeAll, expect, test } from 'vitest'
import { irishDay } from '#contracts/words/dates.ts'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import { moveTo, organisationOf } from '../support/memberships.ts'
import { PlainPages } from '../support/plain-pages.ts'

const RECEPTIONIST = '/dashboard/business/receptionist'
const TRY_IT = `${RECEPTIONIST}/try-it`

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const open = ({ browser }: Person, path = TRY_IT) => new PlainPages(app.server, browser.cookie).open(path)
const listOf = (page: PlainPages) => page.texts('.scenario-head')

/** Writes a scenario of one line without scripts. */
async function write(person: Person, line: string, expects: string, name = `Somebody writes “${line}”`) {
  const page = await open(person, `${TRY_IT}/scenarios/new`)
  return page.send('Save and run', { 'What happens': name, 'Caller, line 1': line, 'After line 1 you expect': expects })
}

/** Changes the draft, so that there is something to publish. */
async function changeDraft(person: Person): Promise<void> {
  const page = await open(person, `${RECEPTIONIST}/knowledge/new`)
  await page.send('Save answer', { 'Question in English': 'Should I bring towels?', 'Answer in English': 'Yes, two.' })
}

test('a conversation with the draft is kept, corrected and repeated, without scripts', async () => {
  const page = await open(await app.business())
  expect(textOf(page.find('.scenarios'))).toContain('No scenario of your own yet')
  await page.send('Send', { 'What a caller would write': 'Can I talk to a person, please?' })
  await page.send('Send', { 'What a caller would write': 'Do you sell bicycles made of bamboo?' })
  await page.send('Keep as a scenario')
  expect(page.valueOf('What happens')).toBe('Somebody writes “Can I talk to a person, please?”')
  await page.send('Save and run', { 'What happens': ' ' })
  expect([page.status, page.valueOf('Caller, line 2')]).toEqual([422, 'Do you sell bicycles made of bamboo?'])
  await page.send('Save and run', { 'What happens': 'Somebody wants a bamboo bicycle' })
  expect(listOf(page)).toEqual([expect.stringMatching(/Somebody wants a bamboo bicycle.*English.*Passed/)])
  expect(page.html).toContain('1 of 1 passes')
})

test('a conversation of a known caller on the phone is kept as one', async () => {
  const page = await open(await app.business())
  await page.send('Start again', { 'You are': 'known, with a booking', By: 'phone' })
  await page.send('Send', { 'What a caller would write': 'I want to cancel my appointment' })
  await page.send('Send', { 'What a caller would write': 'Yes' })
  await page.send('Keep as a scenario')
  expect([page.valueOf('Who it is'), page.valueOf('By')]).toEqual(['known', 'phone'])
  await page.send('Save and run', { 'What happens': 'Somebody cancels by phone' })
  expect(textOf(page.find('.scenario-body'))).toContain('The caller is known, with a booking. It comes by phone.')
  expect(textOf(page.find('.run-lines'))).toContain('Would cancel')
})

test('one that fails says line by line what was expected and what happened, and leads to the answer', async () => {
  const person = await app.business()
  await changeDraft(person)
  const page = await write(person, 'Should I bring towels?', 'It offers a time')
  expect(listOf(page)).toEqual([expect.stringContaining('Failed')])
  const lines = textOf(page.find('.run-lines'))
  expect(lines).toMatch(/It offers a time.*It answers with “Should I bring towels\?” instead\./s)
  expect(lines).toContain('Yes, two.')
  const answer = page.hrefOf('Change that answer')
  expect(answer).toMatch(/\/knowledge\/kno_/)
  await page.follow('What I expect is wrong')
  await page.send('Save and run', { 'After line 1 you expect': 'Should I bring towels?' })
  expect(listOf(page)).toEqual([expect.stringContaining('Passed')])
  await page.send('Run all')
  expect(textOf(page.find('.always-there'))).toContain('all pass')
  await page.send('Delete for good')
  expect([listOf(page), page.status]).toEqual([[], 200])
})

test('a scenario that fails holds publishing back, until somebody says why it is right', async () => {
  const person = await app.business()
  await write(person, 'Good morning', 'It would book', 'Somebody books at once')
  await changeDraft(person)
  const page = await open(person, `${RECEPTIONIST}/set-up/draft`)
  expect(textOf(page.find('main'))).toContain('1 scenario fails')
  page.html = page.html.replace('name="override"', 'name="ignored"')
  await page.send('Publish all the same')
  expect([page.status, page.html]).toEqual([409, expect.stringContaining('1 scenario fails. Nothing was published.')])
  await page.send('Publish all the same', { 'Why it is right to publish this': 'We stop taking bookings.' })
  expect(textOf(page.find('main'))).toContain('Everything is live')
  const today = irishDay(new Date())
  const address = `${app.server.url}${RECEPTIONIST}/report/auditors/record.json?from=${today}&to=${today}`
  const record = await fetch(address, { headers: { cookie: person.browser.cookie ?? '' } })
  const { versions, overrides, lines } = await record.json()
  const failed = 'Scenario “Somebody books at once”'
  expect(versions.at(-1).override).toEqual({ reason: 'We stop taking bookings.', failedChecks: [failed] })
  expect(overrides).toMatchObject([{ action: 'receptionist.gate_overridden', details: { failed }, actorId: person.id }])
  expect(lines.map(({ action }: { action: string }) => action)).toContain('receptionist.scenario_saved')
})

test('a scenario of others is neither shown, run, changed nor deleted', async () => {
  const [owner, stranger] = [await app.business(), await app.business()]
  await write(owner, 'Good morning', 'Anything')
  const [{ id = '' } = {}] = await app.db
    .selectFrom('scenarios')
    .select('id')
    .where('organisation_id', '=', await organisationOf(app.db, owner.id))
    .execute()
  const post = (path: string, form: Record<string, string>) =>
    stranger.browser.send('POST', path, new URLSearchParams(form).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    })
  expect((await stranger.browser.get(`${TRY_IT}/scenarios/${id}`)).status).toBe(404)
  const saved = { intent: 'save', name: 'Mine', language: 'en', at: '2026-11-18T10:00', version: '1' }
  for (const [path, form] of [
    [`${TRY_IT}?index`, { intent: 'run', id }],
    [`${TRY_IT}?index`, { intent: 'delete', id }],
    [`${TRY_IT}/scenarios/${id}`, { ...saved, 'lines.0.text': 'Hello', 'lines.0.expects': '' }],
  ] as const) {
    expect([path, (await post(path, form)).status]).toEqual([path, 409])
  }
  expect(listOf(await open(owner))).toEqual([expect.stringMatching(/Good morning.*Passed/)])
})

test('members and viewers read the scenarios, and change none', async () => {
  const owner = await app.business()
  await write(owner, 'Good morning', 'It would book')
  for (const role of ['member', 'viewer'] as const) {
    const colleague = await app.account()
    await moveTo(app.db, colleague.id, await organisationOf(app.db, owner.id), role)
    const page = await open(colleague)
    expect(listOf(page)).toEqual([expect.stringContaining('Failed')])
    expect(textOf(page.find('.scenarios'))).not.toMatch(/Run|Delete|Write a scenario|What I expect/)
    expect((await colleague.browser.get(`${TRY_IT}/scenarios/new`)).status).toBe(403)
  }
})

test('a public body writes Irish first, and what it is always asked begins in Irish', async () => {
  const council = await app.business({ businessType: 'GOVERNMENT' })
  const desk = '/dashboard/government/receptionist/try-it'
  const page = await open(council, `${desk}/scenarios/new`)
  expect(page.texts('select[name="language"] option')).toEqual(['Gaeilge', 'English'])
  await page.send('Save and run', {
    'What happens': 'Somebody asks for a person in Irish',
    'Caller, line 1': 'Ba mhaith liom labhairt le duine, le do thoil',
    'After line 1 you expect': 'It brings in a person',
  })
  expect(listOf(page)).toEqual([expect.stringMatching(/Gaeilge.*Passed/)])
  expect(page.texts('.always-there-state').slice(0, 2)).toEqual(['Gaeilge', 'English'])
})
