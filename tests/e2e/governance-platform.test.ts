import { expect, test } from '../support/browser.ts'
import {
  ADVISERS,
  adviserIn,
  bubble,
  composer,
  log,
  OFFICIALS,
  openThread,
  say,
  sayBy,
  send,
} from '../support/conversations.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { Browser } from '../support/http-browser.ts'
import { addAdministrator, beAdministrator, beGovernment, PASSWORD, signOut } from '../support/portal.ts'

test('a public body starts a conversation and talks live with an adviser', { tag: '@phone' }, async ({
  page,
  browser,
  server,
}) => {
  await beGovernment(page)
  await page.goto(OFFICIALS)
  await expect(page.getByRole('link', { name: /Welcome to the governance platform/ })).toContainText('Sample')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await page.getByRole('button', { name: 'Open conversation' }).click()
  await expect(page.getByLabel('Topic')).toHaveAccessibleDescription(/Please name the topic/)
  await page.getByLabel('Topic').fill('Retention of recordings')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it 30 days or 90?')
  await page.getByRole('button', { name: 'Open conversation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retention of recordings')
  await expect(log(page)).toContainText('Séamus Ó Dálaigh opened this conversation')

  const adviser = await adviserIn(browser, server)
  await adviser.goto(ADVISERS)
  await adviser
    .getByRole('link', { name: /Retention of recordings/ })
    .first()
    .click()
  await expect(bubble(adviser, 'Is it 30 days or 90?')).toBeVisible()
  await send(adviser, '30 days: see section 4.2.')
  await expect(bubble(page, '30 days: see section 4.2.')).toBeVisible()
  await expect(log(page).locator('.chat-author').last()).toContainText('Aoife')
  await expect(log(page).locator('.chat-author').last()).toContainText('Adviser')
  await send(page, 'Go raibh maith agat')
  await expect(bubble(adviser, 'Go raibh maith agat')).toBeVisible()
  await expect(bubble(page, 'Go raibh maith agat')).toHaveCount(1)
  await expect(log(page).locator('.chat-group').last()).toHaveClass(/is-own/)
  await adviser.context().close()
})

test('unread messages are counted on the list and in the title, until they are read', async ({ page, server }) => {
  await beGovernment(page)
  const id = await openThread(page)
  const { browser } = await addAdministrator(server)
  await sayBy(browser, id, 'One')
  await page.goto(OFFICIALS)
  const entry = page.getByRole('link', { name: /Data protection review/ })
  await expect(entry).toContainText('1 unread')
  await sayBy(browser, id, 'Two')
  await expect(entry).toContainText('2 unread')
  await expect(entry).toContainText('Two')
  await expect(page).toHaveTitle(/^\(2\)/)
  await entry.click()
  await expect(bubble(page, 'Two')).toBeVisible()
  await expect(page).toHaveTitle('Data protection review | Governance platform | Government | Ogham')
  await sayBy(browser, id, 'Three')
  await expect(bubble(page, 'Three')).toBeVisible()
  await expect.poll(async () => (await (await page.request.get('/api/chat/unread')).json()).unread).toBe(0)
})

test('a reader further up is told of new messages without scrolling', async ({ page, server }) => {
  await beGovernment(page)
  const id = await openThread(page)
  for (let index = 0; index < 30; index++) await say(page, id, `message ${index}\nand more`)
  const { browser } = await addAdministrator(server)
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(bubble(page, 'message 29')).toBeInViewport()
  const box = page.locator('.chat-scroll')
  await box.evaluate((element) => element.scrollTo({ top: -600 }))
  const before = await bubble(page, 'message 18').boundingBox()
  await sayBy(browser, id, 'News')
  await page.getByRole('button', { name: '1 new message' }).click()
  await expect(bubble(page, 'News')).toBeInViewport()
  await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0)
  expect(before).not.toBeNull()
})

test('a search without fadas finds a message and links to it, and earlier messages load on request', async ({
  page,
}) => {
  await beGovernment(page)
  const id = await openThread(page)
  for (const text of ['The Gráinseach office moved', ...Array.from({ length: 60 }, (_, index) => `filler ${index}.`)]) {
    await say(page, id, text)
  }
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(bubble(page, 'filler 59.')).toBeInViewport()
  await expect(bubble(page, 'The Gráinseach office moved')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show earlier messages' }).click()
  await expect(bubble(page, 'The Gráinseach office moved')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Show earlier messages' })).toHaveCount(0)

  await page.getByLabel('Search messages').fill('grains off')
  await page.getByLabel('Search messages').press('Enter')
  await expect(page.getByText('1 message with “grains off”')).toBeVisible()
  await page.getByRole('link', { name: /The Gráinseach office moved/ }).click()
  await expect(bubble(page, 'The Gráinseach office moved')).toBeInViewport()
})

test('closing and reopening a conversation shows on both sides at once', async ({ page, browser, server }) => {
  await beGovernment(page)
  const id = await openThread(page)
  const adviser = await adviserIn(browser, server)
  await adviser.goto(`${ADVISERS}/${id}`)
  await page.goto(`${OFFICIALS}/${id}`)
  await page.getByRole('button', { name: 'More about this conversation' }).click()
  await page.getByRole('button', { name: 'Close conversation' }).click()
  await expect(page.getByText('This conversation is closed.')).toBeVisible()
  await expect(adviser.getByText('This conversation is closed.')).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  await adviser.getByRole('button', { name: 'More about this conversation' }).click()
  await adviser.getByRole('button', { name: 'Reopen conversation' }).click()
  await expect(composer(page)).toBeVisible()
  await adviser.context().close()
})

test('everything is downloaded as a file', async ({ page }) => {
  await beGovernment(page)
  const id = await openThread(page)
  await say(page, id, '=1+1')
  await page.goto(OFFICIALS)
  await page.getByRole('button', { name: 'Export everything' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV, for spreadsheets' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^conversations-\d{4}-\d\d-\d\d\.csv$/)
})

test('a person signed out elsewhere loses the whole conversation', async ({ page, server }) => {
  const email = await beGovernment(page)
  const id = await openThread(page)
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(composer(page)).toBeVisible()
  const elsewhere = new Browser(server.url)
  expect((await elsewhere.post('/api/login', { email, password: PASSWORD, userType: 'GOVERNMENT' })).status).toBe(200)
  await elsewhere.post('/api/auth/sign-out-everywhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied')
  await expect(composer(page)).toHaveCount(0)
})

const LONG = `https://example.ie/${'long'.repeat(60)}`

test('at 320 pixels the last message and the composer are in view', async ({ page }) => {
  await beGovernment(page)
  const id = await openThread(page)
  await say(page, id, LONG)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(composer(page)).toBeInViewport()
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('every screen is accessible', async ({ page, server }) => {
    await beGovernment(page)
    const id = await openThread(page, 'Retention of recordings, and of everything that is made from them')
    await say(page, id, LONG)
    const { browser } = await addAdministrator(server)
    await sayBy(browser, id, 'Tá fáilte romhat')
    await expectPagesReadable(page, [OFFICIALS, `${OFFICIALS}/${id}`, `${OFFICIALS}/new`, `${OFFICIALS}?q=failte`])
    await signOut(page)
    await beAdministrator(page, server)
    await expectPagesReadable(page, [`${ADVISERS}/${id}`])
  })
})
