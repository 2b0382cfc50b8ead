import type { Page } from '@playwright/test'
import { expect } from './browser.ts'
import { fillIn } from './portal.ts'

export type Entries = Record<string, string>

export const steps = ['Business Details', 'Contact Information', 'Plan & Payment']

/** The shortest accepted text of each field. */
export const shortest = {
  business: { businessName: 'Ól', businessAddress: 'Naas W91 X', businessPhone: '045 123456', businessEmail: 'a@b.ie' },
  contact: {
    contactName: 'Jo',
    contactTitle: 'MD',
    contactPhone: '0861234567',
    password: 'qz7 kfwx',
    confirmPassword: 'qz7 kfwx',
  },
}

export const onward = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
export const submit = (page: Page) => page.getByRole('button', { name: 'Create Account & Setup Payment' }).click()
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Fills in all three steps without submitting. */
export async function complete(page: Page, email: string, businessType = 'SME'): Promise<void> {
  await fillIn(page, shortest.business)
  await page.getByLabel('Business type').selectOption(businessType)
  await page.getByLabel('Industry').selectOption('Healthcare & Medical')
  await onward(page)
  await fillIn(page, { ...shortest.contact, contactEmail: email })
  await onward(page)
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await page.getByRole('checkbox', { name: 'I agree that my data' }).check()
}

export async function expectMessages(page: Page, expected: Entries): Promise<void> {
  for (const [name, message] of Object.entries(expected)) {
    await expect(page.locator(`[name=${name}]`)).toHaveAccessibleDescription(new RegExp(message))
  }
}
