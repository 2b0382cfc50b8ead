import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beAdministrator, beBusiness, expectToast, newEmail, post, signInBy } from '../support/portal.ts'

const INBOX = '/dashboard/admin/inbox'

/** Sends us a message. Returns a word that only this message has. */
async function receive(page: Page, changes: Record<string, unknown> = {}): Promise<{ word: string; email: string }> {
  const word = `wren${Math.random().toString(36).slice(2, 9)}`
  const email = newEmail('visitor')
  const message = { name: `Máire ${word}`, email, organization: 'Corrib', message: `About ${word}.`, ...changes }
  expect((await post(page, '/api/contact', message)).status()).toBe(201)
  return { word, email }
}

const rowOf = (page: Page, word: string) => page.getByRole('row', { name: new RegExp(word) })

test('a message is found, answered by mail in its thread, and kept', { tag: '@phone' }, async ({ page, server }) => {
  await beAdministrator(page, server)
  const { word, email } = await receive(page)
  await page.goto('/dashboard/admin')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await page.getByRole('link', { name: `Máire ${word}` }).click()
  await page.getByLabel('Note for colleagues').fill('Knows Eoin.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectToast(page, 'Note added')
  await page.getByLabel(`Reply to ${email}`).fill('We ring at ten.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expectToast(page, 'Reply sent')
  await expect(page.getByText(/^Answered \d/)).toBeVisible()

  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(2)
  const [acknowledgment, reply] = await mailsTo(server, email)
  expect(reply).toMatchObject({
    subject: `Re: ${acknowledgment?.subject}`,
    inReplyTo: acknowledgment?.messageId,
    replyTo: [{ address: 'hello@ogham.example' }],
  })
  expect(reply?.text).toContain('We ring at ten.')
  expect(reply?.text).toContain(`About ${word}.`)
  expect(reply?.text).not.toContain('Knows Eoin.')
})

test('two people answer at once: the second is told and keeps the text', async ({ page, server, browser }) => {
  const email = await beAdministrator(page, server)
  const { word, email: visitor } = await receive(page)
  await page.goto(`${INBOX}?q=${word}`)
  await page.getByRole('link', { name: `Máire ${word}` }).click()
  await page.getByLabel(`Reply to ${visitor}`).fill('Mine, typed for long.')
  const second = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signInBy(second, email, 'ADMIN')
  await second.goto(new URL(page.url()).pathname)
  await second.getByRole('button', { name: 'Start work' }).click()
  await expect(second.getByText('In progress', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this message since you opened it.')
  await expect(page.getByText('In progress', { exact: true })).toBeVisible()
  await expect(page.getByLabel(`Reply to ${visitor}`)).toHaveValue('Mine, typed for long.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expectToast(page, 'Reply sent')
  await second.context().close()
})

test('a message marked as not spam gets its acknowledgment', async ({ page, server }) => {
  await beAdministrator(page, server)
  const { word, email } = await receive(page, { website: 'https://links.example' })
  await page.goto(`${INBOX}?view=spam&q=${word}`)
  await page.getByRole('link', { name: `Máire ${word}` }).click()
  await expect(page.getByText('Held as possible spam.')).toBeVisible()
  expect(await mailsTo(server, email)).toEqual([])
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expectToast(page, 'Status changed')
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
})

test('several messages are handled at once', { tag: '@phone' }, async ({ page, server }) => {
  await beAdministrator(page, server)
  const shared = `flock${Date.now()}`
  const one = await receive(page, { organization: shared })
  const two = await receive(page, { organization: shared })
  await page.goto(`${INBOX}?q=${shared}`)
  await rowOf(page, one.word).getByRole('checkbox').check()
  await rowOf(page, two.word).getByRole('checkbox').check()
  await expect(page.getByText('2 chosen:')).toBeVisible()
  await page.getByLabel('Assign to', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expectToast(page, 'Assigned')
  await page.goto(`${INBOX}?q=${shared}&assignee=nobody`)
  await expect(page.getByText('No message matches')).toBeVisible()
  await page.goto(`${INBOX}?q=${shared}`)
  await expect(page.getByText('2 in all')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(3)
  expect(file).toContain(two.word)
})

test('an action without chosen rows says so', async ({ page, server }) => {
  await beAdministrator(page, server)
  const { origin } = new URL(server.url)
  await receive(page)
  const form = { intent: 'bulk', action: 'spam' }
  const answer = await page.request.post(`${INBOX}?index`, { form, headers: { origin } })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('Choose at least one message first')
})

test('single keys move, open and mark, are listed, and do nothing while typing', async ({ page, server }) => {
  await beAdministrator(page, server)
  const shared = `keys${Date.now()}`
  const first = await receive(page, { organization: shared })
  const second = await receive(page, { organization: shared })
  await page.goto(`${INBOX}?q=${shared}`)
  await page.locator('main').press('j')
  await expect(page.getByRole('link', { name: `Máire ${first.word}` })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: `Máire ${second.word}` })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('e')
  await expect(rowOf(page, first.word)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('e')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, second.word)).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.type('jess')
  await expect(page.getByRole('searchbox')).toHaveValue(/jess/)
  await page.goto(`${INBOX}?q=${shared}`)
  await page.locator('main').press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Message from Máire ${second.word}`)
  await page.locator('main').press('r')
  await page.keyboard.type('see e')
  await expect(page.getByLabel(`Reply to ${second.email}`)).toHaveValue('see e')
})

test('only administrators open the inbox, and an unknown message is a 404', async ({ page, server }) => {
  await beBusiness(page)
  for (const path of [INBOX, `${INBOX}/tickets`, `${INBOX}/enq_none`, `${INBOX}/export.csv`, `${INBOX}.data`]) {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, 403])
  }
  const { origin } = new URL(server.url)
  const form = { intent: 'bulk', action: 'spam', ids: 'enq_none' }
  expect((await page.request.post(`${INBOX}?index`, { form, headers: { origin } })).status()).toBe(403)
  await beAdministrator(page, server)
  for (const path of [`${INBOX}/enq_none`, `${INBOX}/tickets/tic_none`]) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
  }
})

test('every screen is accessible in light and dark and fits 320 px', async ({ page, server }) => {
  await beAdministrator(page, server)
  const { word } = await receive(page)
  await page.goto(`${INBOX}?q=${word}`)
  await page.getByRole('link', { name: `Máire ${word}` }).click()
  await expect(page).toHaveURL(/enq_/)
  await page.getByLabel('Note for colleagues').fill('A note in its own colour.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectToast(page, 'Note added')
  for (const path of [INBOX, `${INBOX}?q=nothing-like-it`, new URL(page.url()).pathname, `${INBOX}/tickets?view=all`]) {
    await page.goto(path)
    await expectReadable(page)
  }
})
