import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'
import { beAdministrator, expectToast, newEmail, post, submit } from '../support/portal.ts'

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

test('a message is found, noted without losing the reply, and answered by mail in its thread', async ({
  page,
  server,
}) => {
  await beAdministrator(page, server)
  const { word, email } = await receive(page)
  await page.goto('/dashboard/admin')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await page.getByRole('link', { name: `Máire ${word}` }).click()
  await page.getByLabel(`Reply to ${email}`).fill('We ring at ten.')
  await page.getByLabel('Note for colleagues').fill('Knows Eoin.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expectToast(page, 'Note added')
  await page.setViewportSize({ width: 390, height: 844 })
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

test('several messages are chosen and assigned at once', async ({ page, server }) => {
  await beAdministrator(page, server)
  const organization = `flock${Date.now()}`
  const first = await receive(page, { organization })
  const second = await receive(page, { organization })
  await page.goto(`${INBOX}?q=${organization}`)
  await rowOf(page, first.word).getByRole('checkbox').check()
  await rowOf(page, second.word).getByRole('checkbox').check()
  await expect(page.getByText('2 chosen:')).toBeVisible()
  await page.getByLabel('Assign to', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expectToast(page, 'Assigned')
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

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('every screen is accessible in light and dark and fits 320 px', async ({ page, server }) => {
    await beAdministrator(page, server)
    const { word } = await receive(page)
    await page.goto(`${INBOX}?q=${word}`)
    const message = (await page.getByRole('link', { name: `Máire ${word}` }).getAttribute('href')) ?? ''
    await submit(page, message, { intent: 'note', message: 'A note in its own colour.' })
    for (const path of [INBOX, `${INBOX}?q=nothing-like-it`, message, `${INBOX}/tickets?view=all`]) {
      await page.goto(path)
      await expectReadable(page)
    }
  })
})
