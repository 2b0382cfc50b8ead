import type { CareersPage } from '#content/types.ts'
import { Tally } from '#web/ui/ogham.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

export function BenefitsSection({ content }: { content: CareersPage['benefits'] }) {
  const { leave } = content
  return (
    <section aria-labelledby="benefits-title" className="bg-surface">
      <SectionBand word="SAOIRE">
        <h2 id="benefits-title" className="display-2">
          {content.title}
        </h2>
        <div className="mt-figure grid gap-[clamp(2.5rem,6vw,6rem)] desk:grid-cols-[6fr_5fr]">
          <div>
            <p>
              <span className="block font-book font-heading text-[clamp(7rem,4rem+12vw,14rem)] leading-[0.8] tracking-[-0.045em]">
                {leave.days}
              </span>
              <span className="mt-6 block font-medium font-heading text-d3">{leave.unit}</span>
            </p>
            <p className="mt-1 text-muted">{leave.text}</p>
            <Tally count={leave.days} className="mt-6 text-accent" />
          </div>
          <dl className="self-end border-ink border-t">
            {content.rows.map(({ name, text }) => (
              <div key={name} className="border-line border-b py-6">
                <dt
                  className="font-demibold font-heading text-title leading-title"
                  lang={name === 'Gaeilge' ? 'ga' : undefined}
                >
                  {name}
                </dt>
                <dd className="mt-1.5 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </SectionBand>
    </section>
  )
}
