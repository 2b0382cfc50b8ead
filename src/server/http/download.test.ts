import { expect, test } from 'vitest'
import { download } from './download.ts'

test('any file name gives one valid Content-Disposition header', async () => {
  const names = {
    'report.pdf': `attachment; filename="report.pdf"`,
    'Tuarascáil "1".pdf': `attachment; filename="Tuarascail _1_.pdf"; filename*=UTF-8''Tuarasc%C3%A1il%20%221%22.pdf`,
    "o'b (2)\r\nX: y.pdf": `attachment; filename="o'b (2)__X: y.pdf"; filename*=UTF-8''o%27b%20%282%29%0D%0AX%3A%20y.pdf`,
  }
  for (const [name, header] of Object.entries(names)) {
    const response = download(name, new Uint8Array([1, 2]))
    expect(response.headers.get('content-disposition')).toBe(header)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2]))
  }
})

test('a streamed download arrives whole, with fadas', async () => {
  const pieces = (async function* () {
    yield 'Ní '
    yield 'Bhriain'
  })()
  expect(await download('names.csv', pieces).text()).toBe('Ní Bhriain')
})

test('the ending of the name tells the type, unless it is known better; nobody on the way keeps a copy', () => {
  const types = {
    'report.csv': 'text/csv; charset=utf-8',
    'visit.ics': 'text/calendar; charset=utf-8',
    'my-data.json': 'application/json; charset=utf-8',
    'talk.html': 'text/html; charset=utf-8',
    'unknown.toString': 'application/octet-stream',
  }
  for (const [name, type] of Object.entries(types)) {
    const { headers } = download(name, '')
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-store'])
  }
  expect(download('Plean.pdf', '', 'text/plain').headers.get('content-type')).toBe('text/plain')
})
