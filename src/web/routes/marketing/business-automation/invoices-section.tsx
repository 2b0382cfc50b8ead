import type { BusinessAutomationPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

/** A PDF invoice beside a structured one, with two dates on one stem. */
export function InvoicesSection({ content }: { content: BusinessAutomationPage['invoices'] }) {
  return (
    <section aria-labelledby="invoices-title" className="bg-surface">
      <SectionBand word="SONRASC">
        <div className="grid gap-columns desk:grid-cols-split">
          <div>
            <h2 id="invoices-title" className="display-2">
              {content.title}
            </h2>
            <p className="mt-step text-ink-2">{content.text}</p>
          </div>
          <ol className="relative grid content-center gap-9 border-ink border-l pl-8">
            {content.dates.map(({ name, text }) => (
              <li key={name} className="relative">
                <span
                  aria-hidden="true"
                  className="absolute top-4 -left-[2.65rem] h-[3px] w-[1.3rem] bg-accent forced-colors:bg-[CanvasText]"
                />
                <h3 className="font-medium font-heading text-d3">{name}</h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </SectionBand>
    </section>
  )
}
