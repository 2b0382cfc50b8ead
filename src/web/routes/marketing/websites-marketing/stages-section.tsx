import type { WebsitesMarketingPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'
import { StageSheet } from './stage-sheet.tsx'

export function StagesSection({ content }: { content: WebsitesMarketingPage['stages'] }) {
  return (
    <section aria-labelledby="stages-title" className="bg-surface">
      <SectionBand word="OBAIR">
        <h2 id="stages-title" className="display-2">
          {content.title}
        </h2>
        <ol className="mt-figure grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {content.rows.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 sm:block">
              <StageSheet stage={index} />
              <div>
                <h3 className="font-medium font-heading text-d3 sm:mt-5">{name}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-figure max-w-lead border-line border-t pt-5 text-muted">{content.note}</p>
      </SectionBand>
    </section>
  )
}
