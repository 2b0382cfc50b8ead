import type { GdprCompliance } from '#content/legal-document.ts'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './gdpr.css'

export function PrinciplesSection({ title, text, rows }: GdprCompliance['principles']) {
  return (
    <section id="principles" className="legal-band" aria-labelledby="principles-title">
      <PageContainer className="railed gdpr-split">
        <div>
          <SectionRail word="DLI" />
          <SectionDivider word="DLI" />
          <h2 id="principles-title" className="display-2">
            {title}
          </h2>
          <p className="mt-step text-ink-2">{text}</p>
        </div>
        <dl className="gdpr-principles">
          {rows.map(({ name, article, text: meaning }) => (
            <div key={name}>
              <dt>
                {name} <span>{`Article ${article}`}</span>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </PageContainer>
    </section>
  )
}
