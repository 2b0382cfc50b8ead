import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveStaticFiles } from './static-files.ts'

const SCRIPT = 'export const answer = 42\n'

async function serveFolder() {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'static-'))
  const folder = path.join(parent, 'client')
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  writeFileSync(path.join(parent, 'secret.txt'), 'secret')
  writeFileSync(path.join(folder, '.env'), 'secret')
  writeFileSync(path.join(folder, 'assets/a.js'), SCRIPT)
  writeFileSync(path.join(folder, 'assets/a.js.br'), 'brotli')
  writeFileSync(path.join(folder, 'assets/a.js.gz'), 'gzip')
  writeFileSync(path.join(folder, 'assets/film.mp4'), '0123456789')
  writeFileSync(path.join(folder, 'robots.txt'), '')
  symlinkSync(path.join(parent, 'secret.txt'), path.join(folder, 'link.txt'))
  const server = createServer(serveStaticFiles(folder, (_, response) => response.writeHead(404).end('next')))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    rmSync(parent, { recursive: true })
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + name, { method, headers: { 'Accept-Encoding': 'identity', ...headers } })
  return { folder, get }
}

test('hashed files are cached for a year, others for an hour', async () => {
  const { get } = await serveFolder()
  const asset = await get('/assets/a.js')
  expect(await asset.text()).toBe(SCRIPT)
  expect(Object.fromEntries(asset.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(SCRIPT.length),
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
  })
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('the server sends a copy that the browser accepts, each with its own ETag', async () => {
  const { get } = await serveFolder()
  const tags = new Set<string | null>()
  for (const [accepted, expected] of [
    ['br, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await get('/assets/a.js', { 'Accept-Encoding': accepted }, 'HEAD')
    expect(response.headers.get('content-encoding')).toBe(expected)
    tags.add(response.headers.get('etag'))
  }
  expect(tags.size).toBe(3)
})

test('a browser that has a file gets 304 with the headers of the file', async () => {
  const { get } = await serveFolder()
  const etag = (await get('/assets/a.js')).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await get('/assets/a.js', { 'If-None-Match': known })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
  expect((await get('/assets/a.js', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', null],
  ['nonsense', 200, '0123456789', null],
])('a film can be asked for in parts: %s', async (range, status, body, contentRange) => {
  const { get } = await serveFolder()
  const response = await get('/assets/film.mp4', { Range: range })
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
    status,
    body,
    contentRange,
  ])
})

test('a range is one of the plain file, and only of the version that the browser has', async () => {
  const { get } = await serveFolder()
  const part = await get('/assets/a.js', { Range: 'bytes=0-5', 'Accept-Encoding': 'br' })
  expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([
    206,
    null,
    SCRIPT.slice(0, 6),
  ])
  expect((await get('/assets/film.mp4', { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200)
  const etag = (await get('/assets/film.mp4')).headers.get('etag') ?? ''
  expect((await get('/assets/film.mp4', { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
})

test('HEAD has the headers of GET and no body', async () => {
  const { get } = await serveFolder()
  const [head, whole] = await Promise.all([get('/assets/film.mp4', {}, 'HEAD'), get('/assets/film.mp4')])
  const about = ({ headers }: Response) => [...headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
  expect(await head.text()).toBe('')
  expect(about(head)).toEqual(about(whole))
})

test.each([
  '/.env',
  '/link.txt',
  '/assets/a.js.br',
  '/assets',
  '/assets/',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
])('%s does not exist', async (name) => {
  const { get } = await serveFolder()
  expect(await (await get(name)).text()).toBe('next')
})

test('other methods are not answered with files', async () => {
  const { get } = await serveFolder()
  expect(await (await get('/assets/a.js', {}, 'POST')).text()).toBe('next')
})

test('an empty file is served', async () => {
  const { get } = await serveFolder()
  const response = await get('/robots.txt')
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('a deleted file is not found, and the server continues', async () => {
  const { folder, get } = await serveFolder()
  rmSync(path.join(folder, 'assets'), { recursive: true })
  expect((await get('/assets/a.js')).status).toBe(404)
  expect((await get('/robots.txt')).status).toBe(200)
})
