import type { BusinessAutomationPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function FiguresSection({ figures }: { figures: BusinessAutomationPage['figures'] }) {
  return (
    <section aria-label="What it saves">
      <SectionBand word="TORADH">
        <dl className="grid items-end gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 desk:grid-cols-split">
          {figures.map(({ value, label }, index) => (
            <div key={label} className="flex flex-col-reverse border-ink border-b pb-5">
              <dt className="mt-3 text-muted">{label}</dt>
              <dd
                className={`font-book font-heading tracking-[-0.035em] ${index === 0 ? 'text-[clamp(5.5rem,3rem+11vw,12rem)] leading-[0.85]' : 'text-[clamp(2.75rem,1.5rem+4.5vw,5rem)] leading-none'}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </SectionBand>
    </section>
  )
}
