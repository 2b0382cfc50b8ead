import type { EnterpriseAiPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function AssuranceSection({ content }: { content: EnterpriseAiPage['assurance'] }) {
  return (
    <section aria-labelledby="assurance-title">
      <SectionBand word="GEALL">
        <div className="grid gap-x-columns gap-y-5 desk:grid-cols-split">
          <h2 id="assurance-title" className="display-2">
            {content.title}
          </h2>
          <p className="text-ink-2 desk:pt-2">{content.text}</p>
        </div>
        <dl className="mt-figure flex flex-wrap border-ink border-t">
          {content.facts.map(({ name, text }) => (
            <div
              key={name}
              className="flex-auto border-line border-b py-6 pr-6 md:not-first:border-l md:not-first:pl-6"
            >
              <dt className="whitespace-nowrap font-book font-heading text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-none tracking-[-0.02em]">
                {name}
              </dt>
              <dd className="mt-2 text-muted text-ui">{text}</dd>
            </div>
          ))}
        </dl>
      </SectionBand>
    </section>
  )
}
