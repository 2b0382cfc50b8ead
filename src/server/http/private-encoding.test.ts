import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from './env.ts'
import { choosePrivateEncoding, compress } from './private-encoding.ts'

type Asked = {
  path?: string
  method?: string
  site?: string | undefined
  accept?: string
  type?: string
  status?: number
}

async function encodingFor(asked: Asked): Promise<string> {
  const { path = '/dashboard/business', method = 'GET', accept = 'gzip, br', type = 'text/html', status = 200 } = asked
  const site = 'site' in asked ? asked.site : 'same-origin'
  const headers = { 'accept-encoding': accept, ...(site !== undefined && { 'sec-fetch-site': site }) }
  const app = new Hono<HttpEnv>().all('*', (c) =>
    c.text(String(choosePrivateEncoding(c, { status, headers: new Headers({ 'content-type': type }) }))),
  )
  return (await app.request(path, { method, headers })).text()
}

test('a page of somebody who came by a link of ours, or by hand, is compressed', async () => {
  expect(await encodingFor({})).toBe('br')
  expect(await encodingFor({ site: 'none', accept: 'gzip' })).toBe('gzip')
  expect(await encodingFor({ path: '/dashboard/business.data?_routes=root', type: 'text/x-script' })).toBe('br')
})

test.each<Asked>([
  { site: 'cross-site' },
  { site: 'same-site' },
  { site: undefined },
  { path: '/dashboard/admin/users?q=niamh' },
  { path: '/dashboard/admin/users.data?_routes=root&q=niamh' },
  { method: 'POST' },
  { status: 404 },
  { type: 'application/pdf' },
  { accept: 'identity' },
])('what another site asked for, or what repeats a request, is not: %o', async (asked) => {
  expect(await encodingFor(asked)).toBe('undefined')
})

test('each way of compressing gives the same page', () => {
  expect(brotliDecompressSync(compress('Dia duit', 'br')).toString()).toBe('Dia duit')
  expect(gunzipSync(compress('Dia duit', 'gzip')).toString()).toBe('Dia duit')
})
