import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'
import { mailsTo } from '../support/mails.ts'

const message = {
  name: 'Séamus Ó Dálaigh',
  email: 'seamus@dalaigh.example',
  organization: 'Ó Dálaigh agus a Mhac',
  message: 'About forty calls a day and only two of us.',
}

function form(page: Page) {
  const card = page.locator('#contact form')
  return {
    name: card.getByLabel('Name', { exact: false }).first(),
    email: card.locator('[name=email]'),
    organization: card.locator('[name=organization]'),
    type: card.locator('[name=organizationType]'),
    message: card.locator('[name=message]'),
    send: card.getByRole('button', { name: /^Send/ }),
  }
}

async function fillIn(page: Page, values: Partial<typeof message> = message): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#contact form [name=${name}]`).fill(value)
}

test('a sender is thanked for a message, the form is cleared, and both sides get mail', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const email = `visitor-${crypto.randomUUID()}@dalaigh.example`
  await page.goto('/#contact')
  await page.waitForTimeout(900)
  await fillIn(page, { ...message, email })
  await form(page).type.selectOption({ label: 'Small Business (1-50 employees)' })
  await form(page).send.click()
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText("We'll get back to you within 24 hours", { exact: true })).toBeVisible()
  for (const field of [form(page).email, form(page).organization, form(page).message, form(page).type]) {
    await expect(field).toHaveValue('')
  }
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
  const [acknowledgment] = await mailsTo(server, email)
  expect(acknowledgment?.text).toContain(message.message)
  await expect
    .poll(async () => (await mailsTo(server, 'team@ogham.example')).some((mail) => mail.text?.includes(email)))
    .toBe(true)
})

test('the button says Sending... and is disabled meanwhile', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/contact', async (route) => {
    await answered
    await route.fulfill({ status: 201, json: { id: 'enq_1' } })
  })
  await page.goto('/#contact')
  await fillIn(page)
  await form(page).send.click()
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  answer()
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
})

test('a failure shows the reason and keeps the text', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { message: 'We cannot save anything just now.' } }),
  )
  await page.goto('/#contact')
  await fillIn(page)
  await form(page).send.click()
  await expect(page.getByText('Error sending message', { exact: true })).toBeVisible()
  await expect(page.getByText('503: We cannot save anything just now.', { exact: true })).toBeVisible()
  await expect(form(page).message).toHaveValue(message.message)
})

test('without a connection the visitor is asked to try later', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort())
  await page.goto('/#contact')
  await fillIn(page)
  await form(page).send.click()
  await expect(page.getByText('Error sending message', { exact: true })).toBeVisible()
  await expect(form(page).email).toHaveValue(message.email)
})

test('each wrong field says how to correct it, and the first gets the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#contact')
  await fillIn(page, { organization: message.organization, email: 'seamus' })
  await form(page).send.click()
  const name = page.locator('#contact form [name=name]')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).email).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).message).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).organization).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).email).toHaveValue('seamus')
  await expect(page).toHaveTitle(/^Error: /)
  await expectAccessible(page)
})

test("the server's errors are shown at their fields", async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Please check the marked fields.', fieldErrors: { email: 'Not this one' } },
    }),
  )
  await page.goto('/#contact')
  await fillIn(page)
  await form(page).send.click()
  await expect(page.getByText('Not this one')).toBeVisible()
  await expect(form(page).email).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a message is sent, and the sender thanked for it', async ({ page, server }) => {
    const email = `plain-${crypto.randomUUID()}@dalaigh.example`
    await page.goto('/')
    await fillIn(page, { ...message, email })
    await form(page).send.click()
    await expect(page.getByText("We'll get back to you within 24 hours", { exact: true })).toBeVisible()
    await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
  })

  test('a wrong field keeps the text and says what is missing', async ({ page }) => {
    await page.goto('/')
    await page.locator('#contact form').evaluate((node) => node.setAttribute('novalidate', ''))
    await fillIn(page, { ...message, email: 'seamus' })
    await form(page).send.click()
    await expect(page.getByText(/complete email address/)).toBeVisible()
    await expect(form(page).message).toHaveValue(message.message)
    await expect(form(page).email).toHaveValue('seamus')
  })
})
