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
  for (const path of SITE_MAP) {
    for (const [type, body] of BODIES) {
      const { status } = await userOf(path).copy().send('POST', addressOf(path), body, { 'content-type': type })
      expect([path, type, status >= 400 && status < 500]).toEqual([path, type, true])
    }
  }
  expect(app.server.output().slice(logged)).not.toContain('"level":50')
})

function userOf(path: string): Browser {
  if (path.startsWith('/dashboard/admin')) return administrator
  return path.startsWith('/dashboard/government') ? government : business
}
