import { href, Link } from 'react-router'
import type { NewsSummary } from '#content/types.ts'
import { SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { NewsDate } from './news-date.tsx'

export function NewsList({ articles }: { articles: NewsSummary[] }) {
  return (
    <section aria-labelledby="earlier-title" className="overflow-clip pb-section">
      <PageContainer className="railed">
        <SectionRail word="SCEAL" />
        <h2 id="earlier-title" className="sr-only">
          Earlier
        </h2>
        <ul className="border-ink border-t">
          {articles.map(({ slug, title, summary, topic, date }) => (
            <li key={slug} className="border-line border-b">
              <Link
                to={href('/news/:slug', { slug })}
                prefetch="intent"
                className="group grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-2 py-7 desk:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <p className="flex flex-wrap gap-x-4 text-muted text-ui desk:block desk:pt-2">
                  <NewsDate date={date} className="block" />
                  <span>{topic}</span>
                </p>
                <div className="max-w-[44rem]">
                  <h3 className="font-medium font-heading text-d3 group-hover:text-accent">{title}</h3>
                  <p className="mt-2 text-ink-2">{summary}</p>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  )
}
