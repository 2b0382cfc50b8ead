import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { download } from './download.ts'
import type { HttpEnv } from './env.ts'

test('any name makes one header that says: save this', async () => {
  const names = {
    'report.pdf': `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`,
    'Tuarascáil "1".pdf': `attachment; filename="Tuarascail _1_.pdf"; filename*=UTF-8''Tuarasc%C3%A1il%20%221%22.pdf`,
    "o'b (2)\r\nX: y.pdf": `attachment; filename="o'b (2)__X: y.pdf"; filename*=UTF-8''o%27b%20%282%29%0D%0AX%3A%20y.pdf`,
  }
  for (const [name, header] of Object.entries(names)) {
    const app = new Hono<HttpEnv>().get('/', (c) => download(c, name, 'application/pdf', new Uint8Array([1, 2])))
    const response = await app.request('/')
    expect(response.headers.get('content-disposition')).toBe(header)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2]))
  }
})
