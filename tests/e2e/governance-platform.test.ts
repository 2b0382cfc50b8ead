import { expect, expectReadable, test } from '../support/browser.ts'
import {
  ADVISERS,
  adviserIn,
  bubble,
  composer,
  log,
  OFFICIALS,
  openThread,
  say,
  send,
} from '../support/conversations.ts'
import { beBusiness, beGovernment, post, signInBy } from '../support/portal.ts'

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

test('unread messages are counted on the list and in the title, until they are read', async ({
  page,
  browser,
  server,
}) => {
  await beGovernment(page)
  const id = await openThread(page)
  const adviser = await adviserIn(browser, server)
  await say(adviser, id, 'One')
  await page.goto(OFFICIALS)
  const entry = page.getByRole('link', { name: /Data protection review/ })
  await expect(entry).toContainText('1 unread')
  await say(adviser, id, 'Two')
  await expect(entry).toContainText('2 unread')
  await expect(entry).toContainText('Two')
  await expect(page).toHaveTitle(/^\(2\)/)
  await entry.click()
  await expect(bubble(page, 'Two')).toBeVisible()
  await expect(page).toHaveTitle('Data protection review | Governance platform | Government | Ogham')
  await say(adviser, id, 'Three')
  await expect(bubble(page, 'Three')).toBeVisible()
  await expect.poll(async () => (await (await page.request.get('/api/chat/unread')).json()).unread).toBe(0)
  await adviser.context().close()
})

test('both dashboards link to the conversations, with a count', async ({ page, browser, server }) => {
  await beGovernment(page)
  const id = await openThread(page)
  const adviser = await adviserIn(browser, server)
  await say(adviser, id, 'One')
  await page.goto('/dashboard/government')
  await page.getByRole('link', { name: 'Governance platform 1 waiting' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Governance platform')
  await say(page, id, 'Two')
  await adviser.goto('/dashboard/admin')
  await adviser.getByRole('link', { name: /^Governance \d+ waiting/ }).click()
  await expect(adviser.getByRole('heading', { level: 1 })).toHaveText('Governance platform')
  await adviser.context().close()
})

test('a reader further up is told of new messages without scrolling', async ({ page, browser, server }) => {
  await beGovernment(page)
  const id = await openThread(page)
  for (let index = 0; index < 30; index++) await say(page, id, `message ${index}\nand more`)
  const adviser = await adviserIn(browser, server)
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(bubble(page, 'message 29')).toBeInViewport()
  const box = page.locator('.chat-scroll')
  await box.evaluate((element) => element.scrollTo({ top: -600 }))
  const before = await bubble(page, 'message 18').boundingBox()
  await say(adviser, id, 'News')
  await page.getByRole('button', { name: '1 new message' }).click()
  await expect(bubble(page, 'News')).toBeInViewport()
  await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0)
  expect(before).not.toBeNull()
  await adviser.context().close()
})

test('earlier messages load on request', async ({ page }) => {
  await beGovernment(page)
  const id = await openThread(page)
  for (let index = 0; index < 60; index++) await say(page, id, `message ${index}.`)
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(bubble(page, 'message 59.')).toBeInViewport()
  await expect(bubble(page, 'message 2.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show earlier messages' }).click()
  await expect(bubble(page, 'message 2.')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Show earlier messages' })).toHaveCount(0)
})

test('a search without fadas finds a message and links to it', async ({ page }) => {
  await beGovernment(page)
  const id = await openThread(page)
  for (const text of ['The Gráinseach office moved', ...Array.from({ length: 60 }, (_, index) => `filler ${index}`)]) {
    await say(page, id, text)
  }
  await page.goto(OFFICIALS)
  await page.getByLabel('Search messages').fill('grains off')
  await page.getByLabel('Search messages').press('Enter')
  await expect(page.getByText('1 message with “grains off”')).toBeVisible()
  await page.getByRole('link', { name: /The Gráinseach office moved/ }).click()
  await expect(bubble(page, 'The Gráinseach office moved')).toBeInViewport()
  await page.goto(`${OFFICIALS}?q=nothing-like-this`)
  await expect(page.getByText('No message has these words')).toBeVisible()
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

test("another organisation's conversation is a 404, and a business is refused", async ({ page, browser, server }) => {
  await beGovernment(page)
  const id = await openThread(page)
  const context = await browser.newContext({ baseURL: server.url })
  const stranger = await context.newPage()
  await beGovernment(stranger)
  for (const missing of [id, `thr_${'0'.repeat(32)}`, 'nonsense']) {
    expect((await stranger.goto(`${OFFICIALS}/${missing}`))?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  }
  await context.clearCookies()
  await beBusiness(stranger)
  expect((await stranger.goto(`${OFFICIALS}/${id}`))?.status()).toBe(403)
  expect((await stranger.goto(`${ADVISERS}/${id}`))?.status()).toBe(403)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Access denied - Admin only')
  await context.close()
})

test('a person signed out elsewhere loses the whole conversation', async ({ page, browser, server }) => {
  const email = await beGovernment(page)
  const id = await openThread(page)
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(composer(page)).toBeVisible()
  const context = await browser.newContext({ baseURL: server.url })
  const elsewhere = await context.newPage()
  await signInBy(elsewhere, email, 'GOVERNMENT')
  await post(elsewhere, '/api/auth/sign-out-everywhere', {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied')
  await expect(composer(page)).toHaveCount(0)
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a conversation is opened, answered, closed and searched', async ({ page }) => {
    await beGovernment(page)
    await page.goto(`${OFFICIALS}/new`)
    await page.getByLabel('Topic').fill('Procurement timetable')
    await page.getByRole('textbox', { name: 'Message' }).fill('When is the draft due?')
    await page.getByRole('button', { name: 'Open conversation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Procurement timetable')
    await composer(page).fill('In time for the board?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(bubble(page, 'In time for the board?')).toBeInViewport()
    await composer(page).fill('a'.repeat(4_001))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(composer(page)).toHaveAccessibleDescription(/this one has 4,001/)
    await expect(composer(page)).toHaveValue('a'.repeat(4_001))
    await page.goto(`${OFFICIALS}?q=board`)
    await expect(page.getByText('1 message with “board”')).toBeVisible()
  })
})

test('every screen is accessible', async ({ page, browser, server }) => {
  await beGovernment(page)
  const id = await openThread(page, 'Retention of recordings, and of everything that is made from them')
  await say(page, id, `https://example.ie/${'long'.repeat(60)}`)
  const adviser = await adviserIn(browser, server)
  await say(adviser, id, 'Tá fáilte romhat')
  for (const path of [OFFICIALS, `${OFFICIALS}/${id}`, `${OFFICIALS}/new`, `${OFFICIALS}?q=failte`]) {
    await page.goto(path)
    await expectReadable(page)
  }
  await adviser.goto(`${ADVISERS}/${id}`)
  await expectReadable(adviser)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${OFFICIALS}/${id}`)
  await expect(composer(page)).toBeInViewport()
  await adviser.context().close()
})
