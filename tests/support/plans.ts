import type { Page } from '@playwright/test'

export const UPGRADE = '/dashboard/business/upgrade'

/** A panel by its heading. */
export const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

export const card = (page: Page, plan: string) => page.getByRole('region', { name: plan, exact: true })

export const newestInvoice = (page: Page) => page.getByRole('row').filter({ hasText: 'INV-' }).first()
