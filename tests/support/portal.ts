import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { APIResponse, Page } from '@playwright/test'
import { accountForm, businessForm, newEmail, PASSWORD, type Person } from './accounts.ts'
import { expect } from './browser.ts'
import type { TestServer } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export { newEmail, PASSWORD } from './accounts.ts'

/** One at a time: what the toast says, word for word. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('.toast')
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast.getByText(description, { exact: true })).toBeVisible()
}

/** Asks the server as the page would, with its cookies. */
export async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const { origin } = new URL((await page.request.get('/api/auth/user')).url())
  return page.request.post(path, { data, headers: { origin } })
}

/** The page's browser is signed in as a new customer. */
export async function beBusiness(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  const form = businessForm(changes)
  await mustSucceed(post(page, '/api/auth/signup', form))
  return String(form.contactEmail)
}

/** The page's browser is signed in with a new account, for which nothing but the person is known. */
export async function beSomebody(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  const form = accountForm(changes)
  await mustSucceed(post(page, '/api/register', form))
  return String(form.email)
}

/** The page's browser is signed in as a new account of a public body. */
export function beGovernment(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  return beSomebody(page, { userType: 'GOVERNMENT', ...changes })
}

/** The page's browser is signed in as a new administrator, who was invited. */
export function beAdministrator(page: Page, server: TestServer): Promise<string> {
  const email = newEmail('aoife')
  return beSomebody(page, { firstName: 'Aoife', email, userType: 'ADMIN', invite: invite(server, email) })
}

/** Prints a one-time URL as the operator would, and returns its token. */
export function invite(server: TestServer, email: string): string {
  const output = execFileSync(process.execPath, ['scripts/admin-invite.mjs', '--prepared', '--email', email], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: server.dataDir, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  return /invite=(\S+)/.exec(output)?.[1] ?? ''
}

/** Another browser of the same person. */
export async function signInBy(page: Page, email: string, userType = 'BUSINESS'): Promise<void> {
  await mustSucceed(post(page, '/api/login', { email, password: PASSWORD, userType }))
}

/** The page's browser takes over the session of somebody who registered without one. */
export async function signInAs(page: Page, { browser }: Person, { url }: Pick<TestServer, 'url'>): Promise<void> {
  const [name = '', ...value] = (browser.cookie ?? '').split('=')
  await page.context().addCookies([{ name, value: value.join('='), url }])
}

export async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
}

/** Types into the fields of the page's form by their names. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value)
}

async function mustSucceed(answer: Promise<APIResponse>): Promise<void> {
  const response = await answer
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
}

/** Tries as a visitor, who is asked to sign in, and as either kind of customer, who may not. */
export async function expectForAdministratorsOnly(page: Page, attempts: (status: number) => Promise<void>) {
  await attempts(401)
  for (const be of [beBusiness, beGovernment]) {
    await be(page)
    await attempts(403)
    await signOut(page)
  }
}
