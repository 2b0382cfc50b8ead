import type { Browser, Page } from '@playwright/test'
import { expect } from './browser.ts'
import type { Browser as Requests } from './http-browser.ts'
import { beAdministrator, post } from './portal.ts'
import type { TestServer } from './server.ts'

export const OFFICIALS = '/dashboard/government/governance-platform'
export const ADVISERS = '/dashboard/admin/governance'

export const log = (page: Page) => page.getByRole('log')
export const bubble = (page: Page, text: string) => log(page).locator('.chat-bubble', { hasText: text })
export const composer = (page: Page) => page.getByLabel('Your message')

/** An adviser in their own browser. */
export async function adviserIn(browser: Browser, server: TestServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await beAdministrator(page, server)
  return page
}

export async function openThread(page: Page, title = 'Data protection review', text = 'Dia duit'): Promise<string> {
  const { id } = await (await post(page, '/api/chat/threads', { title, text })).json()
  return id
}

export const say = async (page: Page, id: string, text: string) => {
  expect((await post(page, `/api/chat/threads/${id}/messages`, { text })).ok()).toBe(true)
}

/** Says something as a person who opens no window. */
export const sayBy = async (person: Requests, id: string, text: string) => {
  expect((await person.post(`/api/chat/threads/${id}/messages`, { text })).status).toBe(201)
}

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}
