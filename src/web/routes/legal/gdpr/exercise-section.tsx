import type { GdprCompliance } from '#content/legal-document.ts'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './exercise.css'

export function ExerciseSection({ title, text, steps, times, cost }: GdprCompliance['exercise']) {
  return (
    <section id="exercise" className="legal-band" aria-labelledby="exercise-title">
      <PageContainer className="railed">
        <SectionRail word="FREAGRA" />
        <SectionDivider word="FREAGRA" />
        <h2 id="exercise-title" className="display-2">
          {title}
        </h2>
        <p className="lead mt-step">{text}</p>
        <ol className="gdpr-steps">
          {steps.map(({ name, text: what }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <h3 className="gdpr-times-title">When you hear from us</h3>
        <dl className="gdpr-times">
          {times.map(({ kind, within, text: when }) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd className="gdpr-time">{within}</dd>
              <dd className="gdpr-time-text">{when}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-copy text-ink-2">{cost}</p>
      </PageContainer>
    </section>
  )
}
