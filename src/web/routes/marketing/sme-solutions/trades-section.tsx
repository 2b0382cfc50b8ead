import type { SmeSolutionsPage } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'

/** A daybook: each call and its result. */
export function TradesSection({ content }: { content: SmeSolutionsPage['trades'] }) {
  return (
    <section aria-labelledby="trades-title" className="bg-canvas py-section" data-theme="dark">
      <PageContainer className="railed">
        <h2 id="trades-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step">{content.text}</p>
        <ul className="mt-figure border-line-strong border-t">
          {content.rows.map(({ trade, asked, outcome, needsPerson }) => (
            <li
              key={trade}
              className="grid items-baseline gap-x-8 gap-y-1.5 border-line border-b py-5 desk:grid-cols-[3fr_5fr_4fr]"
            >
              <h3 className="text-muted text-ui">{trade}</h3>
              <p className="font-book font-heading text-title leading-title">{`“${asked}”`}</p>
              <p className="flex items-baseline gap-3 text-ink-2">
                <svg
                  viewBox="0 0 14 14"
                  width="14"
                  height="14"
                  fill="none"
                  aria-hidden="true"
                  className="flex-none translate-y-0.5 overflow-visible"
                >
                  <path d="M0 7H14" className="stroke-line-strong" />
                  {needsPerson ? (
                    <path d="M4 14L10 0" className="stroke-critical" strokeWidth="2.5" />
                  ) : (
                    <path d="M7 1V13" className="stroke-accent" strokeWidth="3" />
                  )}
                </svg>
                {outcome}
              </p>
            </li>
          ))}
        </ul>
      </PageContainer>
    </section>
  )
}
