import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { api } from '#server/http/api/index.ts'
import { createConversationApi } from '#server/http/conversation-api.ts'
import { discovery } from '#server/http/discovery.ts'
import { DOORS, findDoor } from '#server/http/doors.ts'
import { PAGE_COOKIE } from '#server/http/talk-cookie.ts'
import { type Product, post, sendRaw, shareProduct } from '../support/http.ts'
import { addressOf, SITE_MAP } from '../support/site-map.ts'

const CLIENT = path.resolve(import.meta.dirname, '../../build/client')

type Name = keyof typeof DOORS

/** The expected door of each area. The first match counts. */
const EXPECTED: [area: RegExp, door: Name][] = [
  [/^\/health\//, 'health'],
  [/^\/api\/talk\//, 'talk'],
  [/^\/widget\.js$/, 'widgetLoader'],
  [/^\/(talk|widget)\/[^/]+\/(messages|events)$/, 'conversationApi'],
  [/^\/widget\//, 'widget'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/dashboard\/admin\/preview$/, 'preview'],
  [/^\/dashboard\/government\/projects\/[^/]+\/documents$/, 'upload'],
  [/^\/dashboard\/(business|government)\/receptionist\/knowledge\/(import|document)$/, 'upload'],
  [/^\/talk\/[^/]+\/(booking|waiting)\//, 'booking'],
  [/^\/talk\/[^/]+\/your-data(\/|$)/, 'ownData'],
  [/^\/calendar\//, 'calendarFeed'],
  [/^\/webhooks\//, 'webhook'],
  [/^\/ai-receptionist$/, 'voice'],
  [/^\/(dashboard|account)(\/|$)/, 'portal'],
  [/^\/assets\//, 'assets'],
  [/\.(png|svg|jpg|txt|xml|webmanifest)$/, 'files'],
  [/^\//, 'site'],
]

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `/${path.relative(CLIENT, path.join(entry.parentPath, entry.name))}`)
const asset = files.find((name) => name.startsWith('/assets/')) ?? ''
const pathsOf = (routes: { method: string; path: string }[]) =>
  routes.map((route) => route.path.replaceAll(/:\w+/g, 'id'))

/** Every address with a route or a file. */
const ADDRESSES = [
  ...new Set([
    ...SITE_MAP.map(addressOf),
    ...pathsOf(api.routes).map((route) => `/api${route}`.replace(/\/?\*$/, '')),
    ...pathsOf(discovery.routes),
    '/calendar/id.ics',
    '/webhooks/id',
    ...pathsOf(createConversationApi(PAGE_COOKIE).routes).flatMap((route) => [`/talk${route}`, `/widget${route}`]),
    '/health/live',
    '/health/ready',
    ...files.filter((name) => !name.startsWith('/assets/')),
    asset,
  ]),
]

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const nameOf = (address: string) => {
  const door = findDoor(`http://localhost${address}`)
  return Object.entries(DOORS).find(([, row]) => row === door)?.[0]
}
const get = (address: string) => fetch(product.url + address, { redirect: 'manual' })

test('every address has the door of its area, in any spelling', () => {
  for (const address of ADDRESSES) {
    const expected = EXPECTED.find(([area]) => area.test(address))?.[1]
    for (const spelling of [address, `${address}?a=/webhooks/`, `/webhooks/..${address}`, `/widget/%2e%2e${address}`]) {
      expect([spelling, nameOf(spelling)]).toEqual([spelling, expected])
    }
  }
})

test('every door is used', () => {
  const used = new Set(ADDRESSES.map(nameOf))
  expect(Object.keys(DOORS).filter((name) => !used.has(name))).toEqual([])
})

// No organisation has this id, so no site is listed.
const FRAMING = {
  nobody: ["'none'", 'DENY'],
  'our pages': ["'self'", 'SAMEORIGIN'],
  'listed sites': ["'none'", null],
}

test.each(ADDRESSES)('%s answers with the headers of its door', async (address) => {
  const door = findDoor(`http://localhost${address}`)
  // A member comes to Try it from any page of the portals, without a new document.
  const isPortal = /^\/(dashboard|account)(\/|$)/.test(address) && door.framedBy === 'nobody'
  const mayListen = isPortal || address === '/ai-receptionist'
  // Twice, because the second answer may come from a cache.
  for (const { status, headers } of [await get(address), await get(address)]) {
    const [ancestors, frameOptions] = FRAMING[door.framedBy]
    const policy = headers.get('content-security-policy') ?? ''
    expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe(ancestors)
    expect(headers.get('x-frame-options')).toBe(frameOptions)
    expect(headers.get('access-control-allow-origin')).toBe(door.readBy === 'everybody' ? '*' : null)
    expect(headers.get('permissions-policy')).toContain(`microphone=(${mayListen ? 'self' : ''})`)
    const isKept = status === 200 && door.cacheControl !== undefined
    expect(headers.get('cache-control')).toEqual(
      isKept ? door.cacheControl : expect.stringMatching(/no-store|max-age=0/),
    )
  }
})

test.each(ADDRESSES)('%s accepts changes from the origins that its door names', async (address) => {
  const { checksOrigin, refusesWith } = findDoor(`http://localhost${address}`)
  const foreign = await post(product, address, {}, { Origin: 'https://evil.example', Accept: 'text/html' })
  expect(foreign.status === 403).toBe(checksOrigin)
  const type = refusesWith === 'json' ? 'application/json' : 'text/html'
  if (checksOrigin) expect(foreign.headers.get('content-type')).toContain(type)
})

const ONE_OF_EACH = [...new Map(ADDRESSES.map((address) => [nameOf(address), address])).entries()]

test.each(ONE_OF_EACH)('the door %s limits the body: %s', async (_, address) => {
  const { declared } = findDoor(`http://localhost${address}`).maxBytes
  const head = `POST ${address} HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: close\r\n`
  const { status } = await sendRaw(product, `${head}Content-Length: ${declared + 1}\r\n\r\n`)
  expect(status).toBe(413)
})

test('a path with a detour does not choose another door', async () => {
  for (const detour of ['/webhooks/..', '/widget/%2e%2e', '/widget/a/../..', '/webhooks/.%2E']) {
    const head = `POST ${detour}/dashboard/sample-data HTTP/1.1\r\nHost: a\r\nOrigin: http://evil.example\r\n`
    const { status } = await sendRaw(product, `${head}Content-Length: 0\r\nConnection: close\r\n\r\n`)
    expect([detour, status]).toEqual([detour, 403])
    const read = await sendRaw(product, `GET ${detour}/api/auth/user HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(read.head.toLowerCase()).not.toContain('access-control-allow-origin')
  }
})

test('a 404 for a file is not cached', async () => {
  const { status, headers } = await get('/assets/gone.js')
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})
