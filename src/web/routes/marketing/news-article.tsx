import { data, href } from 'react-router'
import { newsArticles } from '#content/en/news/articles.ts'
import { newsSummaries } from '#content/en/news/index.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/news-article.ts'
import { ArticleBody } from './news-article/article-body.tsx'
import { ArticleHead } from './news-article/article-head.tsx'
import { Neighbours } from './news-article/neighbours.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

export function loader({ params }: Route.LoaderArgs) {
  const place = newsSummaries.findIndex(({ slug }) => slug === params.slug)
  const summary = newsSummaries[place]
  const article = newsArticles[params.slug]
  if (summary === undefined || article === undefined) throw data(null, { status: 404 })
  return { summary, article, newer: newsSummaries[place - 1], older: newsSummaries[place + 1] }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { slug, title, summary, date } = loaderData.summary
  const { company, appUrl } = matches[0].loaderData
  const path = href('/news/:slug', { slug })
  const author = { '@type': 'Organization', name: company.name, url: appUrl }
  return pageMeta(matches, {
    path,
    title,
    description: summary,
    published: date,
    data: [
      breadcrumbs(matches, [
        { name: 'News', path: href('/news') },
        { name: title, path },
      ]),
      {
        '@type': 'NewsArticle',
        headline: title,
        description: summary,
        datePublished: date,
        inLanguage: 'en-IE',
        mainEntityOfPage: `${appUrl}${path}`,
        author,
        publisher: author,
      },
    ],
  })
}

export default function NewsArticlePage({ loaderData, matches }: Route.ComponentProps) {
  const { summary, article, newer, older } = withCompany(loaderData, matches[0].loaderData.company)
  return (
    <article aria-labelledby="page-title">
      <ArticleHead summary={summary} />
      <ArticleBody article={article} />
      <Neighbours newer={newer} older={older} />
    </article>
  )
}
