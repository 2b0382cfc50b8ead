import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

export const PROJECTS = '/dashboard/government/projects'
export const COMPLIANCE = '/dashboard/government/compliance'

/** Opens the page of a project from the list. */
export async function openProject(page: Page, name: string): Promise<void> {
  await page.goto(PROJECTS)
  await page.getByRole('link', { name: `View Details: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** What a press saves: its name and content. */
export async function downloadFrom(page: Page, target: Locator): Promise<{ name: string; content: Buffer }> {
  const started = page.waitForEvent('download')
  await target.click()
  const download = await started
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}
