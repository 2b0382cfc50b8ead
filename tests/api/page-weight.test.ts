import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { pageBytes } from '../support/page-bytes.ts'
import { startServer, type TestServer } from '../support/server.ts'

const KB = 1024

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test.each([...SITE_PAGES, '/signup', '/signin', '/sign-in', '/sign-up'])('%s stays light', async (route) => {
  const { js, css, fonts, video } = await pageBytes(server.url, route)
  expect(js).toBeGreaterThan(0)
  // 9 KB of it are the manifest, which names every route of the site and the portals.
  expect(js).toBeLessThanOrEqual(126 * KB)
  expect(css).toBeLessThanOrEqual(20 * KB)
  expect(fonts).toBeLessThanOrEqual(90 * KB)
  expect(video).toBeLessThanOrEqual(1.5 * KB * KB)
})

test('the page of a receptionist is light enough for a slow line', async () => {
  const { html, js, css, fonts } = await pageBytes(server.url, '/talk/ogham')
  expect(js).toBeGreaterThan(0)
  expect(html + js + css + fonts).toBeLessThanOrEqual(74 * KB)
})
