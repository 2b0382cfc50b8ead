import type { AiReceptionistPage } from '#content/types.ts'
import { TextLink } from '#web/ui/link.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

export function PriceSection({ content }: { content: AiReceptionistPage['price'] }) {
  return (
    <section aria-labelledby="price-title">
      <SectionBand word="PRAGHAS">
        <h2 id="price-title" className="display-2">
          {content.title}
        </h2>
        <div className="mt-figure grid gap-[clamp(2rem,6vw,6rem)] desk:grid-cols-[7fr_5fr]">
          <div>
            <p className="text-muted">From</p>
            <p className="font-book font-heading text-[clamp(5.5rem,3rem+11vw,12rem)] leading-[0.9] tracking-[-0.045em]">
              {content.monthly}
            </p>
            <p className="mt-4 text-muted">{content.unit}</p>
            <p className="mt-7 max-w-[34rem] text-ink-2">{content.plans}</p>
            <p className="mt-4">
              <TextLink to={content.link.href} prefetch="intent">
                {content.link.label}
              </TextLink>
            </p>
          </div>
          <div>
            <ul className="border-ink border-t">
              {content.includes.map((item) => (
                <li key={item} className="border-line border-b py-3.5">
                  {item}
                </li>
              ))}
            </ul>
            <dl className="mt-9 grid grid-cols-3 gap-4">
              {content.facts.map(({ name, text }) => (
                <div key={name}>
                  <dt className="font-demibold font-heading text-title leading-title">{name}</dt>
                  <dd className="text-muted text-small">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </SectionBand>
    </section>
  )
}
