import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { refuseCrossSite } from './csrf.ts'
import { DOORS, findDoor } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { handleError } from './error-response.ts'
import { limitBody } from './limit-body.ts'
import { createHttpServer } from './server.ts'

/** An app behind the real doors that echoes requests. */
async function listen() {
  const app = new Hono<HttpEnv>()
    .onError(handleError)
    .use(refuseCrossSite)
    .use(limitBody)
    .all('*', async (c) => c.json({ body: (await c.req.text()).slice(0, 40) }))
  const server = createHttpServer(getRequestListener(app.fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}` }
}

const FOREIGN = { Origin: 'https://shop.example' }

test('a webhook may be longer than a form, also in chunks, up to its limit', async () => {
  const { url } = await listen()
  const send = (bytes: number, isChunked: boolean) => {
    const text = 'x'.repeat(bytes)
    const body = isChunked ? new Blob([text]).stream() : text
    return fetch(`${url}/webhooks/telephony`, { method: 'POST', body, duplex: 'half' } as RequestInit)
  }
  const { declared, chunked } = DOORS.webhook.maxBytes
  for (const [bytes, isChunked] of [
    [declared, false],
    [chunked, true],
  ] as const) {
    expect((await send(bytes, isChunked)).status).toBe(200)
    expect((await send(bytes + 1, isChunked)).status).toBe(413)
  }
})

test("any site can load the widget's script, and change nothing through it", async () => {
  const { url } = await listen()
  const { headers, status } = await fetch(`${url}/widget.js`, { headers: FOREIGN })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.has('access-control-allow-credentials')).toBe(false)
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await fetch(`${url}/widget.js`, { method: 'POST' })).status).toBe(403)
  expect((await fetch(`${url}/widget.js`, { method: 'OPTIONS', headers: FOREIGN })).status).toBe(405)
})

test('no site may frame the widget before its page names the sites, or write through it', async () => {
  const { url } = await listen()
  const page = await fetch(`${url}/widget/galway-physio`)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.has('x-frame-options')).toBe(false)
  expect(page.headers.has('access-control-allow-origin')).toBe(false)
  for (const path of ['/widget/galway-physio', '/widget/galway-physio/messages']) {
    expect((await fetch(url + path, { method: 'POST' })).status).toBe(403)
  }
})

test.each([
  ['/webhooks', 'site'],
  ['/webhooks/../account', 'portal'],
  ['/widgets', 'site'],
  ['/widget.js/', 'site'],
  ['/Widget/galway-physio', 'widget'],
  ['/widget/galway-physio.data', 'widget'],
  ['/widget/galway-physio/events', 'conversationApi'],
  ['/talk/galway-physio/messages', 'conversationApi'],
  ['/Dashboard/Admin/Preview', 'preview'],
  ['/accounts', 'site'],
  ['/dashboard.data', 'portal'],
  ['/news/feed.xml/', 'site'],
] as const)('%s leads through the door %s', (path, name) => {
  expect(findDoor(`http://localhost${path}`)).toBe(DOORS[name])
})

test('a slow webhook loses its connection sooner than a slow contact', async () => {
  const { port } = await listen()
  const post = async (path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nx`)
    const [answer] = await once(socket, 'data')
    return [path, String(answer).split(' ')[1]]
  }
  expect(await Promise.race([post('/api/talk/galway-physio/conversations'), post('/webhooks/telephony')])).toEqual([
    '/webhooks/telephony',
    '408',
  ])
})
