import type { CareersPage } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'

/** An application on one stem. The second step, at 48 hours, is highlighted. */
export function ProcessSection({ content }: { content: CareersPage['process'] }) {
  return (
    <section aria-labelledby="process-title" className="overflow-clip bg-canvas py-section" data-theme="dark">
      <PageContainer className="railed">
        <h2 id="process-title" className="display-2 max-w-[44rem]">
          {content.title}
        </h2>
        <p className="lead mt-step">{content.text}</p>
        <ol className="relative mt-[clamp(3rem,6vw,5rem)] grid gap-x-6 gap-y-9 max-lg:border-line-strong max-lg:border-l max-lg:pl-8 lg:grid-cols-5">
          {content.steps.map(({ when, name, text }, index) => (
            <li key={name} className="relative lg:pt-20">
              <StepMark index={index} />
              <p className={`text-ui ${index === 1 ? 'font-semibold text-lichen-text' : 'text-muted'}`}>{when}</p>
              <h3 className="mt-1 font-medium font-heading text-d3">{name}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </PageContainer>
    </section>
  )
}

function StepMark({ index }: { index: number }) {
  const isPromise = index === 1
  const strokes = Array.from({ length: index + 1 }, (_, stroke) => 4 + stroke * 9)
  const [top, bottom] = isPromise ? [2, 58] : [18, 42]
  return (
    <>
      <svg
        viewBox="0 0 60 60"
        width="60"
        height="60"
        fill="none"
        aria-hidden="true"
        className="absolute top-0 left-0 hidden overflow-visible lg:block"
      >
        <path d={index === 0 ? 'M-1200 30H400' : 'M0 30H1600'} className="stroke-line-strong" strokeWidth="1.5" />
        <path
          d={strokes.map((x) => `M${x} ${top}V${bottom}`).join('')}
          className={isPromise ? 'stroke-lichen' : 'stroke-ink-2'}
          strokeWidth="4"
        />
      </svg>
      <span
        aria-hidden="true"
        className={`absolute top-[0.55rem] h-[3px] lg:hidden ${isPromise ? '-left-[2.9rem] w-7 bg-lichen' : '-left-[2.5rem] w-4 bg-ink-2'}`}
      />
    </>
  )
}
