import { type Context, Hono } from 'hono'
import { getCompany } from '../domains/settings/index.ts'
import { renderNewsFeed } from './discovery/news-feed.ts'
import { renderRobots, renderSitemap } from './discovery/sitemap.ts'
import type { HttpEnv } from './env.ts'

/** Files for crawlers, feed readers and installers: robots.txt, sitemap, news feed, web app manifest. */
export const discovery = new Hono<HttpEnv>()
  .get('/robots.txt', (c) => send(c, 'text/plain', renderRobots(c.var.deps.config.appUrl)))
  .get('/sitemap.xml', (c) => send(c, 'application/xml', renderSitemap(c.var.deps.config.appUrl)))
  .get('/news/feed.xml', async (c) => {
    const company = await getCompany(c.var.ctx)
    return send(c, 'application/rss+xml', renderNewsFeed(c.var.deps.config.appUrl, company))
  })
  .get('/site.webmanifest', async (c) => {
    const { name } = await getCompany(c.var.ctx)
    return send(c, 'application/manifest+json', JSON.stringify(buildManifest(name)))
  })

/** The name is a setting, so the manifest is generated. */
function buildManifest(name: string) {
  return {
    name,
    short_name: name,
    lang: 'en-IE',
    start_url: '/',
    display: 'browser',
    background_color: '#f4f6f4',
    theme_color: '#0d2027',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}

function send(c: Context<HttpEnv>, type: string, body: string): Response {
  c.header('Content-Type', `${type}; charset=utf-8`)
  return c.body(body)
}
