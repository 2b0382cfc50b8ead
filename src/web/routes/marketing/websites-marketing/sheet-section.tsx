import type { WebsitesMarketingPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function SheetSection({ content }: { content: WebsitesMarketingPage['sheet'] }) {
  return (
    <section aria-labelledby="sheet-title">
      <SectionBand word="LEATHANACH">
        <h2 id="sheet-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.text}</p>
        <ol className="mt-figure grid gap-x-columns md:grid-cols-2">
          {content.callouts.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start items-baseline border-line-strong border-t py-6"
            >
              <span aria-hidden="true" className="font-semibold text-ui tabular-nums">
                {index + 1}
              </span>
              <h3 className="font-demibold font-heading text-title leading-title">{name}</h3>
              <p className="col-start-2 mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </SectionBand>
    </section>
  )
}
