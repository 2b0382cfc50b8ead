import type { APIResponse, Page } from '@playwright/test'
import { accountForm, businessForm, newEmail, type Person } from './accounts.ts'
import { expect } from './browser.ts'
import { Browser } from './http-browser.ts'
import { loadPeople } from './load-people.ts'
import type { NewPerson, People } from './people.ts'
import { serverAt, type TestServer } from './server.ts'

export { newEmail, PASSWORD } from './accounts.ts'

/** Expects the toast's exact text. One toast shows at a time. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('.toast')
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast.getByText(description, { exact: true })).toBeVisible()
}

/** Sends a request with the page's cookies. */
export async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  return page.request.post(path, { data, headers: { origin: await originOf(page) } })
}

/** Posts a form of a page with the page's cookies. Returns the path that its answer leads to. */
export async function submit(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const headers = { origin: await originOf(page) }
  const response = await page.request.post(path, { form, headers, maxRedirects: 0 })
  if (response.status() >= 400) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.headers().location?.replace(/[?#].*/, '') ?? ''
}

export async function clearSamples(page: Page): Promise<void> {
  await submit(page, '/dashboard/sample-data', { intent: 'clear' })
}

/** Signs the page's browser in as a new customer. */
export function beBusiness(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  return be(page, (people) => people.business(businessForm(changes)))
}

/** Signs the page's browser in with a new account without details of an organisation. */
export function beSomebody(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  return be(page, (people) => people.account(accountForm(changes)))
}

/** Signs the page's browser in as a new account of a public body. */
export function beGovernment(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  return beSomebody(page, { userType: 'GOVERNMENT', ...changes })
}

/** Signs the page's browser in as a new invited administrator. */
export function beAdministrator(page: Page, server: TestServer): Promise<string> {
  const form = accountForm({ firstName: 'Aoife', email: newEmail('aoife') })
  return be(page, (people) => people.administrator(form), server)
}

const peopleAt = new Map<string, People>()

async function peopleOf(server: TestServer): Promise<People> {
  const { connectTo, peopleIn } = await loadPeople()
  const people = peopleAt.get(server.url) ?? peopleIn(connectTo(server))
  peopleAt.set(server.url, people)
  return people
}

/** A new customer who sends requests and opens no window. */
export async function addBusiness(server: TestServer, changes: Record<string, unknown> = {}): Promise<Person> {
  return withBrowser(server, (await peopleOf(server)).business(businessForm(changes)))
}

/** A new administrator who sends requests and opens no window. */
export async function addAdministrator(server: TestServer): Promise<Person> {
  const form = accountForm({ firstName: 'Aoife', email: newEmail('aoife') })
  return withBrowser(server, (await peopleOf(server)).administrator(form))
}

async function withBrowser(server: TestServer, person: Promise<NewPerson>): Promise<Person> {
  const { user, cookies } = await person
  const browser = new Browser(server.url)
  browser.keep(cookies)
  return { browser, ...user }
}

/** Adds a person to the database of the page's server, and gives their session to the page's browser. */
async function be(page: Page, add: (people: People) => Promise<NewPerson>, known?: TestServer): Promise<string> {
  const server = known ?? serverAt(await originOf(page))
  const { user, cookies } = await add(await peopleOf(server))
  await page.context().addCookies(cookies.map((cookie) => ({ ...readCookie(cookie), url: server.url })))
  return user.email
}

/** The base URL of the page's paths. */
async function originOf(page: Page): Promise<string> {
  // The server may close an idle connection just as this request reuses it.
  return new URL((await page.request.get('/health/live', { maxRetries: 1 })).url()).origin
}

/** A value of Set-Cookie as Playwright takes it. */
function readCookie(text: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  const maxAge = /; Max-Age=(\d+)/i.exec(text)?.[1]
  const expires = maxAge === undefined ? -1 : Math.floor(Date.now() / 1000) + Number(maxAge)
  return { name, value, expires, httpOnly: /; HttpOnly/i.test(text), sameSite: 'Lax' as const }
}

/** The token of an administrator's invitation. */
export async function invite(server: TestServer, email: string): Promise<string> {
  return (await peopleOf(server)).invite(email)
}

/** Gives the session of a person who registered elsewhere to the page's browser. */
export async function signInAs(page: Page, { browser }: Person, { url }: Pick<TestServer, 'url'>): Promise<void> {
  const [name = '', ...value] = (browser.cookie ?? '').split('=')
  await page.context().addCookies([{ name, value: value.join('='), url }])
}

export async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
}

/** Fills in the fields of the page's form by name. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value)
}
