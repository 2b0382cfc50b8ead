import { beforeAll, expect, test } from 'vitest'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import type { Browser } from '../support/http-browser.ts'
import { addressOf, SITE_MAP } from '../support/site-map.ts'

let app: Accounts
let business: Browser
let government: Browser
let administrator: Browser
beforeAll(async () => {
  app = await shareAccounts()
  business = (await app.business()).browser
  government = (await app.government()).browser
  administrator = (await app.administrator()).browser
})

const BODIES: [type: string, body: string][] = [
  ['text/plain', 'intent=nothing'],
  ['application/json', '{"intent":"nothing"}'],
  ['application/octet-stream', '\u0000\u0001'],
  ['multipart/form-data', '--x\r\n\r\n--x--'],
  ['multipart/form-data; boundary=x', 'intent=nothing'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nnothing'],
]

test('no form of any page accepts a body of another type or fails on one', async () => {
  const logged = app.server.output().length
  for (const [place, path] of SITE_MAP.entries()) {
    for (const [index, [type, body]] of BODIES.entries()) {
      // A form is read alike for a page and for the data of a navigation: one answer of each page is drawn.
      const isDrawn = index === place % BODIES.length
      const address = isDrawn ? addressOf(path) : dataOf(addressOf(path))
      const { status } = await userOf(path).copy().send('POST', address, body, { 'content-type': type })
      expect([path, type, status >= 400 && status < 500]).toEqual([path, type, true])
    }
  }
  expect(app.server.output().slice(logged)).not.toContain('"level":50')
})

const dataOf = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`)

function userOf(path: string): Browser {
  if (path.startsWith('/dashboard/admin')) return administrator
  return path.startsWith('/dashboard/government') ? government : business
}
