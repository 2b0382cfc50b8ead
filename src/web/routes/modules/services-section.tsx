import type { ModuleContent } from '#content/en/modules/module-content.ts'
import { SectionDivider, SectionRail, Tally } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './services.css'

type Props = Pick<ModuleContent, 'services' | 'limits'>

export function ServicesSection({ services, limits }: Props) {
  return (
    <section className="py-section" aria-labelledby="services-title">
      <PageContainer className="railed">
        <SectionRail word="SEIRBHIS" />
        <SectionDivider word="SEIRBHIS" />
        <h2 id="services-title" className="display-2">
          {services.title}
        </h2>
        <p className="lead mt-step max-w-lead">{services.text}</p>
        <ol className="module-services">
          {services.cards.map(({ title, text }, index) => (
            <li key={title}>
              <Tally count={index + 1} className="module-service-number" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <aside className="module-limits" aria-labelledby="limits-title">
          <svg width="44" height="32" viewBox="0 0 44 32" fill="none" aria-hidden="true">
            <path d="M0 16H44" className="stroke-line-strong" />
            <path d="M11 28L19 4M23 28L31 4" stroke="currentColor" strokeWidth="3" />
          </svg>
          <h3 id="limits-title">{limits.title}</h3>
          <p>{limits.text}</p>
        </aside>
      </PageContainer>
    </section>
  )
}
