import type { MetaDescriptor } from 'react-router'
import type { Site } from './site.ts'

/** The matches of a route's `meta`. The first is the root, which has the company and the site's address. */
export type Matches = readonly [{ loaderData: Site }, ...unknown[]]

export type JsonLd = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

type Page = {
  /** The canonical path, without search parameters. */
  path: string
  /** Without the company's name, which is appended. */
  title: string
  description: string
  /** ISO date of a dated page. */
  published?: string
  /** Structured data, as schema.org names it. */
  data?: JsonLd[]
}

/** The `meta` of a public page: title, description, canonical address, social image, structured data. */
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

/** The `meta` of a public form that nobody shares, so without a social image. */
export function formMeta(matches: Matches, page: Page): MetaDescriptor[] {
  return [
    { title: pageTitle(matches, page) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${matches[0].loaderData.appUrl}${page.path}` },
  ]
}

/** For a page that renders its own title, because the title starts with "Error:" after a refusal. */
export function withoutTitle(meta: MetaDescriptor[]): MetaDescriptor[] {
  return meta.filter((tag) => !('title' in tag))
}

export function pageTitle(matches: Matches, page: Pick<Page, 'path' | 'title'>): string {
  const { name } = matches[0].loaderData.company
  return page.path === '/' ? `${name}: ${page.title}` : `${page.title} | ${name}`
}

/** scripts/render-social-images.ts draws one for each page of the sitemap. */
export function socialImagePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** Structured data about the company, on the home page only. */
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

/** Breadcrumbs from the home page to this one, which is last. */
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
