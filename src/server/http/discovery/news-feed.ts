import { newsPage, newsSummaries } from '#content/en/news/index.ts'
import { withCompany } from '#content/with-company.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { href } from '../../links.ts'
import { element, xmlDocument } from './xml.ts'

const ATOM = 'http://www.w3.org/2005/Atom'

/** Renders the news as RSS 2.0. */
export function renderNewsFeed(appUrl: string, company: CompanySettings): string {
  const items = withCompany(newsSummaries, company).map(({ slug, title, summary, topic, date }) => {
    const url = appUrl + href('/news/:slug', { slug })
    return element(
      'item',
      {},
      element('title', {}, title),
      element('link', {}, url),
      element('guid', {}, url),
      element('description', {}, summary),
      element('category', {}, topic),
      element('pubDate', {}, new Date(date).toUTCString()),
    )
  })
  const channel = element(
    'channel',
    {},
    element('title', {}, `${company.name} ${newsPage.meta.title}`),
    element('link', {}, appUrl + href('/news')),
    element('atom:link', { href: `${appUrl}/news/feed.xml`, rel: 'self', type: 'application/rss+xml' }),
    element('description', {}, withCompany(newsPage.meta.description, company)),
    element('language', {}, 'en-IE'),
    ...items,
  )
  return xmlDocument(element('rss', { version: '2.0', 'xmlns:atom': ATOM }, channel))
}
