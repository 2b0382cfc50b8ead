import type { Page } from '@playwright/test'

export const CONTENT = '/dashboard/admin'
export const section = (name: string, view = 'edit') => `${CONTENT}?section=${name}&view=${view}`

/** Posts a form of the page as its browser does. */
export function sendForm(page: Page, server: { url: string }, form: Record<string, string>) {
  return page.request.post(`${CONTENT}?index`, { form, headers: { origin: server.url }, maxRedirects: 0 })
}

export async function revisionOf(page: Page, name: string): Promise<string> {
  const html = await (await page.request.get(section(name))).text()
  return /name="revision" value="(\d+)"/.exec(html)?.[1] ?? ''
}

export const visitorsPage = async (page: Page) => (await page.request.get('/')).text()
