import { expect, test } from 'vitest'
import { siteForm, widgetPage } from './widget.ts'

test.each([
  ['example.ie', 'https://example.ie'],
  [' https://Example.IE/ ', 'https://example.ie'],
  ['https://example.ie:443', 'https://example.ie'],
  ['https://shop.example.ie:8443', 'https://shop.example.ie:8443'],
  ['https://siopaín.ie', 'https://xn--siopan-7va.ie'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://shop.localhost:8080', 'http://shop.localhost:8080'],
])('%s is the site %s', (typed, site) => {
  expect(siteForm.parse({ site: typed })).toEqual({ site })
})

test.each([
  ['', 'Please write the address of your website'],
  ['*.example.ie', 'Please list each website separately, without *'],
  ['*', 'Please list each website separately, without *'],
  ['http://example.ie', 'Please use https://, so that the connection is encrypted'],
  ['https://example.ie/shop', 'Please write only https://example.ie: this lists the whole website'],
  ['https://example.ie?a=1', 'Please write only https://example.ie: this lists the whole website'],
  ['https://niamh@example.ie', 'Please remove the part before the @'],
  ['ftp://example.ie', 'This is not a website address. Please write it like https://example.ie'],
  ['javascript:alert(1)', 'This is not a website address. Please write it like https://example.ie'],
  ['https://example', 'This is not a website address. Please write it like https://example.ie'],
  ['https://[::1]', 'This is not a website address. Please write it like https://example.ie'],
  ["https://example.ie; script-src 'none'", 'This is not a website address. Please write it like https://example.ie'],
])('%s is refused', (typed, message) => {
  expect(siteForm.safeParse({ site: typed }).error?.issues[0]?.message).toBe(message)
})

test('the address of a page has no query and an end', () => {
  expect(widgetPage.parse('https://example.ie/a/b?c=d#e')).toEqual({
    origin: 'https://example.ie',
    address: 'https://example.ie/a/b',
  })
  expect(widgetPage.parse(`https://example.ie/${'a'.repeat(1_000)}`).address).toHaveLength(300)
  for (const text of ['', 'about:blank', 'file:///etc/passwd', 'https://[::1]/']) {
    expect(widgetPage.safeParse(text).success).toBe(false)
  }
})
