import type { WebsitesMarketingPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function SheetSection({ content }: { content: WebsitesMarketingPage['sheet'] }) {
  return (
    <section aria-labelledby="sheet-title">
      <SectionBand word="LEATHANACH">
        <h2 id="sheet-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-[1.1rem] max-w-[40rem]">{content.text}</p>
        <ol className="mt-[clamp(2.5rem,5vw,4rem)] grid gap-x-[clamp(2rem,5vw,5.5rem)] md:grid-cols-2">
          {content.callouts.map(({ name, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start items-baseline border-line-strong border-t py-6"
            >
              <span aria-hidden="true" className="font-semibold text-ui tabular-nums">
                {index + 1}
              </span>
              <h3 className="font-[560] font-heading text-(length:--text-title) leading-[1.22]">{name}</h3>
              <p className="col-start-2 mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </SectionBand>
    </section>
  )
}
