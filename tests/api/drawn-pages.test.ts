import { beforeAll, expect, test } from 'vitest'
import { type Accounts, PASSWORD, type Person, shareAccounts } from '../support/accounts.ts'
import type { Browser } from '../support/http-browser.ts'
import { type PortalWalk, sharePortals } from '../support/portal-pages.ts'

let app: Accounts
let walks: PortalWalk[]
beforeAll(async () => {
  app = await shareAccounts()
  walks = Object.values(await sharePortals())
})

const NONCE = /nonce="([^"]*)"/g
const withoutNonces = (html: string) => html.replaceAll(NONCE, 'nonce')
const noncesOf = (html: string) => new Set([...html.matchAll(NONCE)].map(([, nonce]) => nonce))

async function signInAgain({ email }: Person): Promise<Browser> {
  const browser = app.browser()
  const { status } = await browser.post('/api/auth/signin', { email, password: PASSWORD })
  expect(status).toBe(200)
  return browser
}

test('a cached page equals a rendered one, and each answer has its own nonce', async () => {
  let alike = 0
  for (const { person, paths } of walks) {
    const other = await signInAgain(person)
    for (const path of paths) {
      const [first, again, elsewhere, last] = [
        await person.browser.get(path),
        await person.browser.get(path),
        // Cached pages belong to one session, so this one is rendered.
        await other.get(path),
        await person.browser.get(path),
      ]
      if (first.status !== 200) continue
      for (const { body, headers } of [first, again]) {
        const [nonce, ...others] = noncesOf(body)
        expect([path, others]).toEqual([path, []])
        expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
        expect(headers.get('cache-control')).toBe('no-store')
      }
      expect(noncesOf(again.body)).not.toEqual(noncesOf(first.body))
      // Form keys and running times are data, so each page differs.
      if (new Set([first, again, last].map(({ body }) => withoutNonces(body))).size > 1) continue
      if (hasSessionsOf(path)) continue
      expect([path, withoutNonces(elsewhere.body)]).toEqual([path, withoutNonces(again.body)])
      alike += 1
    }
  }
  expect(alike).toBeGreaterThan(60)
})

/** The current session has its own mark. */
const hasSessionsOf = (path: string) => path === '/account'

test('a cached page shows a change at once, and nothing after signing out', async () => {
  const person = await app.business({ businessName: 'Siopa na Mara' })
  const read = async () => (await person.browser.get('/dashboard/business')).body as string
  await read()
  expect(await read()).toContain('Siopa na Mara')
  await app.db
    .updateTable('organisations')
    .set({ name: 'Siopa an Chuain' })
    .where('name', '=', 'Siopa na Mara')
    .execute()
  expect(await read()).toContain('Siopa an Chuain')
  const browser = person.browser.copy()
  await person.browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
  const refused = await browser.get('/dashboard/business')
  expect(refused.status).toBe(401)
  expect(refused.body).not.toContain('Siopa')
})
