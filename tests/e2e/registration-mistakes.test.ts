import type { Page } from '@playwright/test'
import { expect, expectReadable, test } from '../support/browser.ts'
import { fillIn, newEmail } from '../support/portal.ts'
import {
  type Entries,
  expectMessages,
  heading,
  onward,
  shortest,
  steps,
  submit,
} from '../support/registration-wizard.ts'

const messages = {
  business: {
    businessName: 'Business name is required',
    businessType: 'Please select your business type',
    industry: 'Industry is required',
    businessAddress: 'Full business address is required',
    businessPhone: 'Business phone number is required',
    businessEmail: 'Valid email is required',
  },
  contact: {
    contactName: 'Contact name is required',
    contactTitle: 'Job title is required',
    contactPhone: 'Contact phone number is required',
    contactEmail: 'Valid email is required',
    password: 'Password must be at least 8 characters',
    confirmPassword: "Passwords don't match",
  },
  consents: { termsAccepted: 'You must accept the terms', gdprConsent: 'GDPR consent is required' },
}

const withoutLast = (entries: Entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, text.slice(0, -1)]))

test('the last button opens the step of the first error and lists all errors', async ({ page }) => {
  await page.goto('/signup')
  await onward(page)
  await onward(page)
  await submit(page)
  await expect(heading(page)).toHaveText(steps[0] ?? '')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle('Error: Register your business | Ogham')
  const { password: tooShort, ...contact } = messages.contact
  const all = { ...messages.business, ...contact, ...messages.consents }
  expect(await summary.getByRole('link').allInnerTexts()).toEqual(
    expect.arrayContaining([...Object.values(all).filter((text) => text !== "Passwords don't match"), tooShort]),
  )
  await summary.getByRole('link', { name: 'Job title is required' }).click()
  await expect(heading(page)).toHaveText(steps[1] ?? '')
  await expect(page.locator('[name=contactTitle]')).toBeFocused()
  await expectReadable(page)

  await test.step('one character too few is refused with the exact message at each field', async () => {
    await fillIn(page, {
      ...withoutLast(shortest.contact),
      contactEmail: 'jo',
      confirmPassword: shortest.contact.password,
    })
    await back(page)
    await fillIn(page, { ...withoutLast(shortest.business), businessEmail: 'a@' })
    await onward(page)
    await onward(page)
    await submit(page)
    await expectMessages(page, messages.business)
    await onward(page)
    await expectMessages(page, messages.contact)
    await onward(page)
    await expectMessages(page, messages.consents)
  })

  await test.step('a later step opens if it has the first error', async () => {
    await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
    await back(page)
    await fillIn(page, { ...shortest.contact, contactEmail: newEmail() })
    await back(page)
    await fillIn(page, shortest.business)
    await page.getByLabel('Business type').selectOption('SME')
    await page.getByLabel('Industry').selectOption('Healthcare & Medical')
    await onward(page)
    await onward(page)
    await back(page)
    await onward(page)
    await submit(page)
    await expect(summary.getByRole('link')).toHaveText(['GDPR consent is required'])
    await expect(heading(page)).toHaveText(steps[2] ?? '')
    await expectMessages(page, { gdprConsent: 'GDPR consent is required' })
  })
})

const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click()
