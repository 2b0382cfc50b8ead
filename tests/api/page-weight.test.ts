import { beforeAll, expect, test } from 'vitest'
import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { type Product, shareProduct } from '../support/http.ts'
import { pageBytes } from '../support/page-bytes.ts'

const KB = 1024

let server: Product
beforeAll(async () => {
  server = await shareProduct()
})

test.each([...SITE_PAGES, '/signup', '/signin', '/sign-in', '/sign-up'])('%s stays within its bytes', async (route) => {
  const { js, css, fonts, video } = await pageBytes(server.url, route)
  expect(js).toBeGreaterThan(0)
  // Of this, 9 KB are the manifest of all routes.
  expect(js).toBeLessThanOrEqual(126 * KB)
  expect(css).toBeLessThanOrEqual(20 * KB)
  expect(fonts).toBeLessThanOrEqual(90 * KB)
  expect(video).toBeLessThanOrEqual(1.5 * KB * KB)
})

test("a receptionist's page loads fast on a slow line", async () => {
  const { html, js, css, fonts } = await pageBytes(server.url, '/talk/ogham')
  expect(js).toBeGreaterThan(0)
  expect(html + js + css + fonts).toBeLessThanOrEqual(74 * KB)
})
