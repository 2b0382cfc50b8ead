import { expect, test } from 'vitest'
import { download, MEDIA_TYPES } from './download.ts'

test('any name makes one header that says: save this', async () => {
  const names = {
    'report.pdf': `attachment; filename="report.pdf"`,
    'Tuarascáil "1".pdf': `attachment; filename="Tuarascail _1_.pdf"; filename*=UTF-8''Tuarasc%C3%A1il%20%221%22.pdf`,
    "o'b (2)\r\nX: y.pdf": `attachment; filename="o'b (2)__X: y.pdf"; filename*=UTF-8''o%27b%20%282%29%0D%0AX%3A%20y.pdf`,
  }
  for (const [name, header] of Object.entries(names)) {
    const response = download(name, MEDIA_TYPES.pdf, new Uint8Array([1, 2]))
    expect(response.headers.get('content-disposition')).toBe(header)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2]))
  }
})

test('what is written in pieces arrives whole, fadas too', async () => {
  const pieces = (async function* () {
    yield 'Ní '
    yield 'Bhriain'
  })()
  expect(await download('names.csv', MEDIA_TYPES.csv, pieces).text()).toBe('Ní Bhriain')
})
