import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import type { NewsSummary } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import { NewsDate } from '../news/news-date.tsx'

export function ArticleHead({ summary }: { summary: NewsSummary }) {
  return (
    <header className="pt-[clamp(6.5rem,5rem+3vw,8rem)]">
      <PageContainer className="railed">
        <Link
          to={href('/news')}
          prefetch="intent"
          className="inline-flex min-h-11 items-center gap-2 text-muted text-ui hover:text-ink"
        >
          <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />
          News
        </Link>
        <h1 id="page-title" className="display-2 mt-4 max-w-[50rem]">
          {summary.title}
        </h1>
        <p className="lead mt-after-title max-w-lead">{summary.summary}</p>
        <p className="mt-8 flex flex-wrap gap-x-4 border-ink border-t pt-4 text-muted text-ui">
          <NewsDate date={summary.date} />
          <span>{summary.topic}</span>
        </p>
      </PageContainer>
    </header>
  )
}
