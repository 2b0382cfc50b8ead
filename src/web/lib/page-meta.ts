import type { MetaDescriptor } from 'react-router'
import type { Site } from './site.ts'

/** The matches of a route's `meta`: the root, which knows the company and the site's address, is the first. */
export type Matches = readonly [{ loaderData: Site }, ...unknown[]]

export type JsonLd = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

type Page = {
  /** The one address of the page, from the root on, without search parameters. */
  path: string
  /** Without the company's name, which is added. */
  title: string
  description: string
  /** ISO date of a dated page. */
  published?: string
  /** What search engines may show of the page, as schema.org names it. */
  data?: JsonLd[]
}

/** Title, description, canonical address, what a shared link shows, and structured data: the `meta` of a public page. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const { company, appUrl } = matches[0].loaderData
  const url = `${appUrl}${page.path === '/' ? '/' : page.path}`
  const shared = {
    'og:type': page.published === undefined ? 'website' : 'article',
    'og:site_name': company.name,
    'og:locale': 'en_IE',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    'og:image': `${appUrl}${socialImagePath(page.path)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.title,
    ...(page.published === undefined ? {} : { 'article:published_time': page.published }),
  }
  return [
    { title: pageTitle(matches, page) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...(page.path === '/' ? [organization(matches)] : []), ...(page.data ?? [])].map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ]
}

/** The `meta` of a form that people find by name or bookmark, but that nobody shares. */
export function formMeta(matches: Matches, page: Page): MetaDescriptor[] {
  return [
    { title: pageTitle(matches, page) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${matches[0].loaderData.appUrl}${page.path}` },
  ]
}

/** For a page that draws its title itself, because it says when its form was refused. */
export function withoutTitle(meta: MetaDescriptor[]): MetaDescriptor[] {
  return meta.filter((tag) => !('title' in tag))
}

export function pageTitle(matches: Matches, page: Pick<Page, 'path' | 'title'>): string {
  const { name } = matches[0].loaderData.company
  return page.path === '/' ? `${name}: ${page.title}` : `${page.title} | ${name}`
}

/** scripts/render-social-images.ts draws one for every page of the sitemap. */
export function socialImagePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** Who speaks here; said once, on the front page. */
function organization(matches: Matches): JsonLd {
  const { company, appUrl } = matches[0].loaderData
  return {
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: `${appUrl}/`,
    logo: `${appUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: company.addressLines.join(', '),
    sameAs: company.socialLinks.map(({ url }) => url),
  }
}

/** The way from the front page to this one: names with their paths, this page last. */
export function breadcrumbs(matches: Matches, trail: { name: string; path: string }[]): JsonLd {
  const { company, appUrl } = matches[0].loaderData
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: company.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${appUrl}${path}`,
    })),
  }
}
