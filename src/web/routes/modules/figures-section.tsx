import type { ModuleContent } from '#content/en/modules/module-content.ts'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './figures.css'

type Props = { name: string; figures: ModuleContent['figures'] }

export function FiguresSection({ name, figures }: Props) {
  return (
    <section className="bg-surface py-section" aria-labelledby="figures-title">
      <PageContainer className="railed">
        <SectionRail word="TORADH" />
        <SectionDivider word="TORADH" />
        <h2 id="figures-title" className="sr-only">
          {`${name} in three figures`}
        </h2>
        <dl className="module-figures">
          {figures.map(({ value, label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="module-figure">{value}</dd>
              <dd className="module-figure-text">{text}</dd>
            </div>
          ))}
        </dl>
      </PageContainer>
    </section>
  )
}
