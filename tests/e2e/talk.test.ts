import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { otherDay } from '../support/caller.ts'
import { mailsTo } from '../support/mails.ts'

/** Writes a message and waits for its answer. */
async function say(page: Page, text: string): Promise<string> {
  const replies = page.locator('[data-by=receptionist]')
  const before = await replies.count()
  await page.getByRole('textbox').fill(text)
  await page.getByRole('textbox').press('Enter')
  await expect(replies).toHaveCount(before + 1)
  return (await replies.last().textContent()) ?? ''
}

test('a caller asks a price, gets no guess, books a call with our team and moves it by mail', async ({
  page,
  server,
}) => {
  await page.goto('/talk/ogham')
  await expect(page.getByText('You are talking to the AI assistant of Ogham.', { exact: false })).toBeVisible()
  await expect(
    page.getByText('Tá tú ag caint le cúntóir intleachta saorga de chuid Ogham.', { exact: false }),
  ).toBeVisible()
  expect(await page.context().cookies()).toEqual([])

  expect(await say(page, 'How much is the Professional plan?')).toContain('€')
  expect(await say(page, 'Do you sell bicycles?')).toContain('I do not know whether we do that')
  await say(page, `No thanks. I would like to book a talk with your team for ${otherDay()} week at half five`)
  await say(page, 'Ciara Walsh')
  const email = `ciara-${crypto.randomUUID()}@walsh.example`
  expect(await say(page, email)).toContain('Shall I book it?')
  await say(page, 'Yes please')
  await expect(page.getByText('Booked', { exact: true })).toBeVisible()
  // A reply can arrive before the page hears that the message was stored. Until then it is drawn faintly.
  await expect(page.locator('.opacity-70')).toHaveCount(0)
  await expectReadable(page)

  await page.reload()
  await expect(page.getByText('Booked', { exact: true })).toBeVisible()
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
  await page.getByRole('button', { name: 'Move or cancel' }).click()
  await expect(page).toHaveURL(/\/booking\//)
  await expect(page.getByText(otherDay(), { exact: false }).first()).toBeVisible()
})

test('a failed message stays and is sent once, and one that is too long is not sent', async ({ page }) => {
  await page.goto('/talk/ogham')
  const field = page.getByRole('textbox')
  await field.fill('a'.repeat(4_002))
  await expect(field).toHaveAccessibleDescription('2 characters too many. Please send it in parts.')
  await field.press('Enter')
  await expect(field).toHaveValue('a'.repeat(4_002))
  await field.fill('When are you open?')
  await expect(field).toHaveAccessibleDescription('')
  await expect(page.locator('[data-by=contact]')).toHaveCount(0)
  await page.context().setOffline(true)
  await field.press('Enter')
  await expect(page.getByText('Not sent.', { exact: false })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-by=contact]')).toHaveCount(1)
  await expect(page.getByText('Our opening hours', { exact: false })).toBeVisible()
})

test('changing the language changes the page and keeps typed text, and a new conversation can start', async ({
  page,
}) => {
  await page.goto('/talk/ogham')
  await say(page, 'When are you open?')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('Thank you for your answer.')).toBeVisible()
  await page.getByRole('textbox').fill('Agus an Satharn?')
  await page.getByRole('button', { name: 'Gaeilge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labhair le hOgham')
  await expect(page).toHaveTitle(/^Labhair le hOgham/)
  await expect(page.getByRole('textbox')).toHaveValue('Agus an Satharn?')
  await expect(page.getByText('When are you open?')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labhair le hOgham')
  await page.getByText('Cad a choinnítear', { exact: false }).click()
  await page.getByRole('button', { name: 'Tosaigh comhrá nua' }).click()
  await expect(page.locator('[data-by=contact]')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
})

test('a reply appears as it is written, and is announced when complete', async ({ page }) => {
  await page.route('**/talk/ogham/events*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: writing\ndata: ${JSON.stringify({ to: 'msg_next', text: 'Tá muid ar oscailt', language: 'ga' })}\n\n`,
    }),
  )
  await page.goto('/talk/ogham')
  const field = page.getByRole('textbox')
  await field.fill('When are you open?')
  await field.press('Enter')
  await expect(page.getByRole('log').getByText('Tá muid ar oscailt')).toHaveAttribute('lang', 'ga')
  await page.route('**/talk/ogham/messages', async (route) => {
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'true')
    await route.continue()
  })
  await field.fill('And on Sundays?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-by=contact][id]')).toHaveCount(2)
})

test('offered times are shown once, as buttons, and large text leaves room for the messages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/talk/ogham')
  await say(page, 'I would like to book a talk with your team')
  const offer = page.getByRole('button', { name: / at \d\d:\d\d$/ }).first()
  const time = (await offer.textContent()) ?? ''
  const line = page.locator('[data-by=receptionist]').last().getByText(time)
  expect((await line.boundingBox())?.width).toBeLessThan(2)
  await offer.click()
  await expect(page.getByText('What name should I put it under?', { exact: false })).toBeVisible()
  expect((await line.first().boundingBox())?.width).toBeGreaterThan(50)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const { height } = (await page.locator('.talk-scroll').boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(150)
})
