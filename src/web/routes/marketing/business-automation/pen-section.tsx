import type { BusinessAutomationPage } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'

/** A slanted stroke across the stem, for a person taking over, as large as a pen. */
export function PenSection({ content }: { content: BusinessAutomationPage['pen'] }) {
  return (
    <section aria-labelledby="pen-title" className="relative overflow-clip bg-canvas py-section" data-theme="dark">
      <PageContainer className="railed">
        <div className="grid gap-columns desk:grid-cols-split">
          <div className="relative flex flex-col">
            <h2 id="pen-title" className="display-2">
              {content.title}
            </h2>
            <p className="lead mt-step">{content.text}</p>
            <svg
              viewBox="0 0 420 220"
              fill="none"
              aria-hidden="true"
              className="mt-10 h-auto w-full max-w-[26rem] overflow-visible"
            >
              <path d="M-2000 150H420" className="stroke-line-strong" strokeWidth="1.5" />
              <path
                d="M20 141V159M40 141V159M60 141V159M108 141V159M128 141V159M250 141V159M270 141V159M290 141V159M340 141V159"
                className="stroke-muted"
                strokeWidth="3"
              />
              <path d="M166 214L222 2" className="stroke-lichen" strokeWidth="9" />
            </svg>
          </div>
          <dl className="border-line-strong border-t">
            {content.rules.map(({ name, text }) => (
              <div key={name} className="border-line border-b py-6">
                <dt className="font-medium font-heading text-d3">{name}</dt>
                <dd className="mt-2 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageContainer>
    </section>
  )
}
