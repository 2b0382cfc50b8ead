import { href } from 'react-router'
import { newsPage, newsSummaries } from '#content/en/news/index.ts'
import { withCompany } from '#content/with-company.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { breadcrumbs, pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/news.ts'
import { ClosingSection } from './news/closing-section.tsx'
import { LatestArticle } from './news/latest-article.tsx'
import { NewsList } from './news/news-list.tsx'

export const handle: PublicPageHandle = { publicPage: {} }

const PATH = href('/news')

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = newsPage.meta
  return pageMeta(matches, {
    path: PATH,
    title,
    description,
    data: [breadcrumbs(matches, [{ name: title, path: PATH }])],
  })
}

export default function News({ matches }: Route.ComponentProps) {
  const { company } = matches[0].loaderData
  const page = withCompany(newsPage, company)
  const [latest, ...earlier] = withCompany(newsSummaries, company)
  return (
    <>
      {latest && <LatestArticle title={page.title} text={page.text} article={latest} />}
      <NewsList articles={earlier} />
      <ClosingSection content={page.closing} />
    </>
  )
}
