import { newsSummaries } from '#content/en/news/index.ts'
import { MODULE_NAMES } from '#contracts/modules.ts'
import { href } from '../../links.ts'
import { element, xmlDocument } from './xml.ts'

/** The pages for search engines, without sign-in forms and portals. */
const PAGES = [
  href('/'),
  href('/ai-receptionist'),
  href('/websites-marketing'),
  href('/business-automation'),
  href('/enterprise-ai'),
  href('/sme-solutions'),
  href('/pricing'),
  ...MODULE_NAMES.map((name) => href('/modules/:name', { name })),
  href('/about-us'),
  href('/careers'),
  href('/news'),
  href('/privacy-policy'),
  href('/terms-of-service'),
  href('/gdpr-compliance'),
  href('/accessibility'),
]

/** Every address of the sitemap. */
export const SITE_PAGES = [...PAGES, ...newsSummaries.map(({ slug }) => href('/news/:slug', { slug }))]

export function renderSitemap(appUrl: string): string {
  const pages = PAGES.map((path) => element('url', {}, element('loc', {}, appUrl + path)))
  const articles = newsSummaries.map(({ slug, date }) =>
    element('url', {}, element('loc', {}, appUrl + href('/news/:slug', { slug })), element('lastmod', {}, date)),
  )
  const root = element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...pages, ...articles)
  return xmlDocument(root)
}

export function renderRobots(appUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /dashboard/\n\nSitemap: ${appUrl}/sitemap.xml\n`
}
