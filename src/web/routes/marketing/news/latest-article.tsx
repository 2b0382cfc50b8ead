import { href, Link } from 'react-router'
import type { NewsSummary } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import { NewsDate } from './news-date.tsx'

export function LatestArticle({ title, text, article }: { title: string; text: string; article: NewsSummary }) {
  return (
    <section aria-labelledby="page-title" className="pt-[clamp(7rem,5rem+4vw,8.5rem)] pb-[clamp(3rem,6vw,5rem)]">
      <PageContainer className="railed">
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-ink border-b-2 pb-4">
          <h1 id="page-title" className="font-demibold font-heading text-d3">
            {title}
          </h1>
          <p className="text-muted">{text}</p>
        </div>
        <Link
          to={href('/news/:slug', { slug: article.slug })}
          prefetch="intent"
          className="group block pt-[clamp(2rem,4vw,3.5rem)]"
        >
          <p className="flex flex-wrap gap-x-4 text-muted text-ui">
            <NewsDate date={article.date} />
            <span>{article.topic}</span>
          </p>
          <h2 className="display-2 mt-4 max-w-[48rem] group-hover:text-accent">{article.title}</h2>
          <p className="lead mt-step max-w-[38rem]">{article.summary}</p>
        </Link>
      </PageContainer>
    </section>
  )
}
