import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_SITES } from '#contracts/receptionist/widget.ts'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { pageBytes } from '../support/page-bytes.ts'

const KB = 1024
const SET_UP = '/dashboard/business/receptionist/set-up'
const SHOP = 'https://shop.example'

let app: Accounts
let niamh: Person
let slug: string
beforeAll(async () => {
  app = await shareAccounts()
})
beforeEach(async () => {
  niamh = await app.business()
  slug = /data-receptionist=&quot;([\w-]+)/.exec((await niamh.browser.get(SET_UP)).body)?.[1] ?? ''
})

/** Posts a form of the set-up as a browser without scripts does. */
const submit = (intent: 'add-site' | 'remove-site', site: string, { browser } = niamh) =>
  browser.send('POST', SET_UP, new URLSearchParams({ intent, site }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  })

/** Requests the frame as a browser does on another site's page. */
const openFrame = (of: string, page = `${SHOP}/`, headers: Record<string, string> = {}) =>
  app.browser().get(`/widget/${of}?page=${encodeURIComponent(page)}`, {
    'sec-fetch-dest': 'iframe',
    'sec-fetch-site': 'cross-site',
    ...headers,
  })
const ancestorsIn = ({ headers }: { headers: Headers }) =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]

test('the script is small, has a stable address, and is cached for minutes', async () => {
  const get = (headers: Record<string, string>) => fetch(`${app.server.url}/widget.js`, { headers })
  const first = await get({ 'accept-encoding': 'br' })
  const code = await first.text()
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(Number(first.headers.get('content-length'))).toBeLessThanOrEqual(5 * KB)
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(5 * KB)
  expect(gzipSync(code).length).toBeLessThanOrEqual(5 * KB)
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('the frame is light, and its script is immutable', async () => {
  await submit('add-site', SHOP)
  const { html, js, css, fonts } = await pageBytes(app.server.url, `/widget/${slug}`)
  expect(js).toBeGreaterThan(0)
  expect(html + js + css + fonts).toBeLessThanOrEqual(100 * KB)
  // Uncompressed, because another site requested it.
  const frame = await openFrame(slug)
  expect(frame.headers.get('content-encoding')).toBeNull()
  expect(Buffer.byteLength(frame.body) + js + css + fonts).toBeLessThanOrEqual(100 * KB)
  const [script = ''] = /\/assets\/talk-script-\w+\.js/.exec(frame.body) ?? []
  expect((await fetch(app.server.url + script)).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
})

test("only listed sites may frame an organisation's receptionist", async () => {
  const other = await app.business()
  expect(ancestorsIn(await openFrame(slug))).toBe("'none'")
  expect((await submit('add-site', 'Shop.example/')).status).toBe(303)
  await submit('add-site', 'http://localhost:8080')
  const frame = await openFrame(slug)
  expect([frame.status, ancestorsIn(frame)]).toEqual([200, `http://localhost:8080 ${SHOP}`])
  expect(frame.headers.has('x-frame-options')).toBe(false)
  expect(frame.headers.get('cache-control')).toBe('no-store')
  expect(ancestorsIn(await openFrame('ogham'))).toBe("'self'")
  const [, otherSlug = ''] = /data-receptionist=&quot;([\w-]+)/.exec((await other.browser.get(SET_UP)).body) ?? []
  expect(otherSlug).not.toBe(slug)
  expect(ancestorsIn(await openFrame(otherSlug))).toBe("'none'")
  await submit('remove-site', SHOP)
  expect(ancestorsIn(await openFrame(slug))).toBe('http://localhost:8080')
  const unknown = await openFrame('nobody-here')
  expect([unknown.status, ancestorsIn(unknown)]).toEqual([404, "'none'"])
})

test('the list is limited, keeps the typed text, and needs permission to change', async () => {
  const refused = await submit('add-site', 'https://*.example.ie')
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('list each website separately, without *')
  expect(refused.body).toContain('value="https://*.example.ie"')
  const sites = Array.from({ length: MAX_SITES + 3 }, (_, index) => `https://shop${index}.example`)
  const statuses = await Promise.all(sites.map(async (site) => (await submit('add-site', site)).status))
  expect(statuses.toSorted()).toEqual([...Array(MAX_SITES).fill(303), 409, 409, 409])
  const lines = await app.db.selectFrom('audit_log').select('action').where('actor_id', '=', niamh.id).execute()
  expect(lines.filter(({ action }) => action === 'receptionist.site_added')).toHaveLength(MAX_SITES)
  await app.db.updateTable('memberships').set({ role: 'viewer' }).where('user_id', '=', niamh.id).execute()
  expect((await submit('add-site', SHOP)).status).toBe(403)
  expect((await submit('remove-site', sites[0] ?? '')).status).toBe(403)
})

test('a partitioned cookie keeps a conversation from its first message on, or else memory does', async () => {
  const before = await openFrame(slug)
  expect(before.cookies).toEqual([])
  expect(before.body).not.toContain('data-conversation')
  const say = (text: string, headers: Record<string, string> = {}) =>
    app.browser().post(`/widget/${slug}/messages`, { text, language: 'en' }, headers)
  const said = await say('Where are you?')
  expect(said.status).toBe(202)
  const [cookie = ''] = said.cookies
  const [pair = '', ...attributes] = cookie.split('; ')
  expect(pair).toBe(`__Host-talk-${slug}=${said.body.held}`)
  expect(attributes.toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Partitioned',
    'Path=/',
    'SameSite=None',
    'Secure',
  ])
  const resumed = await openFrame(slug, `${SHOP}/`, { cookie: pair })
  const inMemory = await openFrame(slug, `${SHOP}/`, { 'x-conversation': said.body.held })
  for (const { body } of [resumed, inMemory]) expect(body).toContain('Where are you?')
  const more = await say('When are you open?', { cookie: pair })
  expect([more.status, more.cookies, Object.keys(more.body)]).toEqual([202, [], ['message']])
  const elsewhere = await openFrame('ogham', `${SHOP}/`, { 'x-conversation': said.body.held })
  expect(elsewhere.body).not.toContain('Where are you?')
  const foreign = await say('Hello', { cookie: pair, origin: SHOP })
  expect(foreign.status).toBe(403)
  const left = await app.browser().send('POST', `/widget/${slug}`, 'intent=leave', {
    'content-type': 'application/x-www-form-urlencoded',
    cookie: pair,
  })
  expect(left.cookies).toEqual([expect.stringMatching(/^__Host-talk-[\w-]+=; Max-Age=0;.*Partitioned/)])
})

test('a session on our site does not identify the person in the frame', async () => {
  const { body } = await niamh.browser.get(`/widget/${slug}`)
  expect(body).not.toContain('Niamh')
  const said = await niamh.browser.post(`/widget/${slug}/messages`, { text: 'Where are you?' })
  const [conversationId] = said.body.held.split('.')
  const row = await app.db
    .selectFrom('contacts')
    .innerJoin('conversations', 'conversations.contact_id', 'contacts.id')
    .select(['contacts.name', 'contacts.email'])
    .where('conversations.id', '=', conversationId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ name: null, email: null })
})

test('the set-up counts pages without their queries, on listed sites only', async () => {
  await submit('add-site', SHOP)
  expect((await niamh.browser.get(SET_UP)).body).toContain('Not seen on a website')
  for (const page of ['/', '/prices?name=Ciara#top', '/prices', '/prices/']) await openFrame(slug, SHOP + page)
  await openFrame(slug, 'https://evil.example/')
  await openFrame(slug, `${SHOP}/told`, { 'sec-fetch-dest': 'document' })
  for (const nonsense of ['', 'shop', 'javascript:alert(1)', `${SHOP}/${'a'.repeat(3_000)}`]) {
    expect((await openFrame(slug, nonsense)).status).toBe(200)
  }
  const rows = await app.db
    .selectFrom('widget_pages')
    .innerJoin('receptionists', 'receptionists.organisation_id', 'widget_pages.organisation_id')
    .select(['address', 'times'])
    .where('slug', '=', slug)
    .orderBy('address')
    .execute()
  expect(rows).toEqual([
    { address: `${SHOP}/`, times: 1 },
    { address: `${SHOP}/prices`, times: 2 },
    { address: `${SHOP}/prices/`, times: 1 },
  ])
  const page = await niamh.browser.get(SET_UP)
  expect(page.body).toMatch(/Seen on 3 pages in the last 30 days, last today at \d\d:\d\d\./)
})

test('made-up addresses cannot fill the table', async () => {
  await submit('add-site', SHOP)
  const { organisation_id } = await app.db
    .selectFrom('receptionists')
    .select('organisation_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  for (let count = 0; count < 210; count += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => openFrame(slug, `${SHOP}/${count + index}`)))
  }
  const { pages } = await app.db
    .selectFrom('widget_pages')
    .select(({ fn }) => fn.countAll().as('pages'))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  // Frames that open at the same moment may all be counted.
  expect(Number(pages)).toBeGreaterThanOrEqual(200)
  expect(Number(pages)).toBeLessThan(210)
})
