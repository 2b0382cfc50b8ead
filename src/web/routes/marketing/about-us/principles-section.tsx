import type { AboutUsPage } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'

export function PrinciplesSection({ content }: { content: AboutUsPage['principles'] }) {
  return (
    <section aria-labelledby="principles-title" className="bg-canvas py-section" data-theme="dark">
      <PageContainer className="railed">
        <h2 id="principles-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step">{content.text}</p>
        <ol className="mt-figure">
          {content.rows.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 md:gap-x-10">
              <StrokeCount count={index + 1} />
              <div className="grid gap-x-8 gap-y-2 border-line border-b py-7 md:grid-cols-split">
                <h3 className="font-medium font-heading text-d3">{name}</h3>
                <p className="text-ink-2 md:pt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </PageContainer>
    </section>
  )
}

function StrokeCount({ count }: { count: number }) {
  const strokes = Array.from({ length: count }, (_, index) => `M14 ${12 + index * 9}H42`).join('')
  return (
    <div aria-hidden="true" className="relative">
      <span className="absolute inset-y-0 left-7 w-px bg-line-strong" />
      <svg viewBox="0 0 56 60" width="56" height="60" fill="none" aria-hidden="true" className="absolute top-6">
        <path d={strokes} className="stroke-accent" strokeWidth="3" />
      </svg>
    </div>
  )
}
