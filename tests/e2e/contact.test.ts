import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
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
    name: card.locator('[name=name]'),
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

test('a sender corrects the wrong fields and is thanked, the form is cleared, and both sides get mail', async ({
  page,
  server,
}) => {
  const email = `visitor-${crypto.randomUUID()}@dalaigh.example`
  const { name, email: address, organization, type, message: text, send } = form(page)
  await page.goto('/#contact')
  await fillIn(page, { organization: message.organization, email: 'seamus' })
  await send.click()
  await expect(name).toBeFocused()
  for (const wrong of [name, address, text]) await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(organization).not.toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveValue('seamus')
  await expect(page).toHaveTitle(/^Error: /)
  await expectReadable(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await fillIn(page, { ...message, email })
  await type.selectOption({ label: 'Small Business (1-50 employees)' })
  // A form that is sent faster than anybody types is spam.
  await page.waitForFunction(() => performance.now() > 900)
  await send.click()
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText("We'll get back to you within 24 hours", { exact: true })).toBeVisible()
  for (const field of [address, organization, text, type]) await expect(field).toHaveValue('')
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(1)
  const [acknowledgment] = await mailsTo(server, email)
  expect(acknowledgment?.text).toContain(message.message)
  await expect
    .poll(async () => (await mailsTo(server, 'team@ogham.example')).some((mail) => mail.text?.includes(email)))
    .toBe(true)
})

test('every failure shows its reason and keeps the text, and the button says Sending... meanwhile', async ({
  page,
}) => {
  const { email, message: text, send } = form(page)
  await page.goto('/#contact')
  await fillIn(page)
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { message: 'We cannot save anything just now.' } }),
  )
  await send.click()
  await expect(page.getByText('Error sending message', { exact: true })).toBeVisible()
  await expect(page.getByText('503: We cannot save anything just now.', { exact: true })).toBeVisible()
  await expect(text).toHaveValue(message.message)

  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Please check the marked fields.', fieldErrors: { email: 'Not this one' } },
    }),
  )
  await send.click()
  await expect(page.getByText('Not this one')).toBeVisible()
  await expect(email).toBeFocused()

  await page.route('**/api/contact', (route) => route.abort())
  await send.click()
  await expect(page.getByText('Not this one')).toBeHidden()
  await expect(page.getByText('Error sending message', { exact: true })).toBeVisible()
  await expect(page.getByText(/^We could not reach the server/)).toBeVisible()
  await expect(email).toHaveValue(message.email)

  const answered = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await answered.promise
    await route.fulfill({ status: 201, json: { id: 'enq_1' } })
  })
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answered.resolve()
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
})
