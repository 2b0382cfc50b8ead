import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

export const PROJECTS = '/dashboard/government/projects'
export const COMPLIANCE = '/dashboard/government/compliance'

/** Opens a project's page from the list. */
export async function openProject(page: Page, name: string): Promise<void> {
  await page.goto(PROJECTS)
  await page.getByRole('link', { name: `View Details: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** The download of a press: its name and content. */
export async function downloadFrom(page: Page, target: Locator): Promise<{ name: string; content: Buffer }> {
  const started = page.waitForEvent('download')
  await target.click()
  const download = await started
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}
