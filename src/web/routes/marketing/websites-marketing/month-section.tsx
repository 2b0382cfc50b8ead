import type { WebsitesMarketingPage } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import { MonthLine } from './month-line.tsx'

export function MonthSection({ content }: { content: WebsitesMarketingPage['month'] }) {
  return (
    <section aria-labelledby="month-title" className="overflow-clip bg-canvas py-section" data-theme="dark">
      <PageContainer className="railed">
        <h2 id="month-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.text}</p>
        <MonthLine />
        <ol className="grid gap-x-6 md:grid-cols-4">
          {content.weeks.map(({ name, text }, index) => (
            <li key={name} className="border-line border-t py-5 md:border-t-0 md:not-first:border-l md:not-first:pl-5">
              <p className="text-muted text-small">{`Week ${index + 1}`}</p>
              <h3 className="mt-1 font-medium font-heading text-d3">{name}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 text-muted text-small">{content.note}</p>
      </PageContainer>
    </section>
  )
}
