import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { homeContent } from '#content/en/home.ts'
import { listTexts } from '#contracts/site-content-form.ts'
import { type Accounts, type Person, startAccounts } from '../support/accounts.ts'
import { startServer, type TestServer } from '../support/server.ts'

let app: Accounts
let second: TestServer
let administrator: Person
beforeAll(async () => {
  app = await startAccounts()
  second = await startServer(app.shared)
  administrator = await app.administrator()
})
afterAll(async () => {
  await second.end('SIGKILL')
  await app.stop()
})

/** Posts a form of the dashboard to the first process. */
async function send(path: string, form: Record<string, string>): Promise<number> {
  const { status } = await fetch(app.server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.server.url, cookie: administrator.browser.cookie ?? '' },
    body: new URLSearchParams(form),
  })
  return status
}

/** Waits until every process shows visitors a text. Processes check for changes every 300 ms, see watchSiteRevision. */
async function expectShown(path: string, text: string): Promise<void> {
  for (const { url } of [app.server, second]) {
    await vi.waitFor(async () => expect(await (await fetch(url + path)).text()).toContain(text), 20_000)
  }
}

test('published content shows on every process', async () => {
  for (const { url } of [app.server, second]) await fetch(url)
  const texts = { ...listTexts('hero', homeContent.hero), title: 'Published a moment ago.' }
  const form = { intent: 'save', next: 'publish', section: 'hero', revision: '1', ...texts }
  expect(await send('/dashboard/admin?index', form)).toBe(303)
  await expectShown('/', 'Published a moment ago.')
})

test('one of sixteen parallel publications succeeds, and no version is lost', async () => {
  const texts = (index: number) => ({ ...listTexts('contact', homeContent.contact), title: `Number ${index}` })
  const statuses = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      send('/dashboard/admin?index', {
        intent: 'save',
        next: 'publish',
        section: 'contact',
        revision: '1',
        ...texts(index),
      }),
    ),
  )
  expect(statuses.toSorted()).toEqual([303, ...Array(15).fill(409)])
  const versions = await app.db
    .selectFrom('content_versions')
    .select('version')
    .where('section', '=', 'contact')
    .execute()
  expect(versions).toHaveLength(2)
})

test('a setting takes effect on every process', async () => {
  const page = await fetch(`${app.server.url}/dashboard/admin/settings`, {
    headers: { cookie: administrator.browser.cookie ?? '' },
  })
  const started = /name="started" value="([^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&quot;', '"') ?? ''
  const { texts } = JSON.parse(started) as { texts: Record<string, string> }
  const form = { ...texts, intent: 'save', started, 'company.phone': '+353 20 910 0777' }
  expect(await send('/dashboard/admin/settings', form)).toBe(303)
  await expectShown('/', '+353 20 910 0777')
})
