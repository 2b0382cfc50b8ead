import { newsSummaries } from '#content/en/news/index.ts'
import { MODULE_NAMES } from '#contracts/modules.ts'
import { element, xmlDocument } from './xml.ts'

/** The pages that search engines may show. Forms to sign in, and what lies behind them, are left out. */
const PAGES = [
  '/',
  '/ai-receptionist',
  '/websites-marketing',
  '/business-automation',
  '/enterprise-ai',
  '/sme-solutions',
  '/pricing',
  ...MODULE_NAMES.map((name) => `/modules/${name}`),
  '/about-us',
  '/careers',
  '/news',
  '/privacy-policy',
  '/terms-of-service',
  '/gdpr-compliance',
  '/accessibility',
]

/** Every address of the sitemap. */
export const SITE_PAGES = [...PAGES, ...newsSummaries.map(({ slug }) => `/news/${slug}`)]

export function sitemap(appUrl: string): string {
  const pages = PAGES.map((path) => element('url', {}, element('loc', {}, appUrl + path)))
  const articles = newsSummaries.map(({ slug, date }) =>
    element('url', {}, element('loc', {}, `${appUrl}/news/${slug}`), element('lastmod', {}, date)),
  )
  const root = element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...pages, ...articles)
  return xmlDocument(root)
}

export function robots(appUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /dashboard/\n\nSitemap: ${appUrl}/sitemap.xml\n`
}
