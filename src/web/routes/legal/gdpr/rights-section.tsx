import type { GdprCompliance } from '#content/legal-document.ts'
import { SectionDivider, SectionRail, Tally } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './rights.css'

/** Each right has as many strokes as its number. */
export function RightsSection({ title, text, rows }: GdprCompliance['rights']) {
  return (
    <section id="rights" className="legal-band bg-surface" aria-labelledby="rights-title">
      <PageContainer className="railed">
        <SectionRail word="SEACHT" />
        <SectionDivider word="SEACHT" />
        <h2 id="rights-title" className="display-2">
          {title}
        </h2>
        <p className="lead mt-step">{text}</p>
        <ol className="gdpr-rights">
          {rows.map(({ id, title: right, article, text: meaning, how }, index) => (
            <li key={id} id={id}>
              <Tally count={index + 1} className="gdpr-right-strokes" />
              <h3>
                <span>{`${index + 1}. `}</span>
                {right}
              </h3>
              <p className="gdpr-right-article">{article}</p>
              <p>{meaning}</p>
              <p className="gdpr-right-how">{how}</p>
            </li>
          ))}
        </ol>
      </PageContainer>
    </section>
  )
}
