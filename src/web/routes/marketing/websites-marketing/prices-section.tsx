import type { WebsitesMarketingPage } from '#content/types.ts'
import { vatOn } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { TextLink } from '#web/ui/link.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

type Line = WebsitesMarketingPage['prices']['lines'][number]

export function PricesSection({ content }: { content: WebsitesMarketingPage['prices'] }) {
  return (
    <section id="prices" tabIndex={-1} aria-labelledby="prices-title">
      <SectionBand word="PRAGHAS">
        <h2 id="prices-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-[1.1rem]">{content.text}</p>
        <ul className="mt-[clamp(2.5rem,5vw,4rem)] border-ink border-t">
          {content.lines.map((line) => (
            <PriceLine key={line.name} line={line} />
          ))}
        </ul>
        <p className="mt-5 text-muted text-small">{content.note}</p>
      </SectionBand>
    </section>
  )
}

function PriceLine({ line }: { line: Line }) {
  const amounts = [
    { cents: line.onceCents, unit: 'once' },
    { cents: line.monthlyCents, unit: 'a month' },
  ].flatMap(({ cents, unit }) => (cents === undefined ? [] : [{ cents, unit }]))
  return (
    <li className="grid gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-4 border-line border-b py-8 min-[861px]:grid-cols-[5fr_6fr]">
      <div>
        <h3 className="font-[500] font-heading text-d3">{line.name}</h3>
        <p className="mt-2 max-w-[28rem] text-ink-2">{line.text}</p>
        {line.link && (
          <p className="mt-3">
            <TextLink to={line.link.href} prefetch="intent">
              {line.link.label}
            </TextLink>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-12 gap-y-5">
        {amounts.map(({ cents, unit }) => (
          <Amount key={unit} cents={cents} unit={unit} isFrom={line.from} />
        ))}
      </div>
    </li>
  )
}

function Amount({ cents, unit, isFrom }: { cents: number; unit: string; isFrom: boolean }) {
  return (
    <p className="tabular-nums">
      <span className="flex flex-wrap items-baseline gap-x-2.5">
        {isFrom && <span className="text-muted">from</span>}
        <span className="font-[480] font-heading text-d2">{formatEuro(cents)}</span>
        <span className="text-muted">{unit}</span>
      </span>
      <span className="mt-1 block text-muted text-small">{`${formatEuro(cents + vatOn(cents))} with VAT`}</span>
    </p>
  )
}
