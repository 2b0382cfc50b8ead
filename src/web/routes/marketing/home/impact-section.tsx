import { useRef } from 'react'
import type { SiteContent } from '#contracts/site-content.ts'
import { useCutStrokes } from '#web/features/call-timeline/use-cut-strokes.ts'
import { Tally } from '#web/ui/ogham.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'
import './impact.css'
import { Testimonials } from './testimonials.tsx'

type Impact = SiteContent['impact']

export function ImpactSection({ content }: { content: Impact }) {
  const millions = wholeMillions(content.totalSavings)
  const savings = useRef<HTMLDivElement>(null)
  useCutStrokes(savings)
  return (
    <section id="impact" tabIndex={-1} aria-labelledby="impact-title" className="bg-surface">
      <SectionBand word="TORADH">
        <h2 id="impact-title" className="display-2 max-w-form">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.description}</p>
        <div className="split-7-5 mt-[clamp(2.5rem,5vw,4.25rem)]">
          <div ref={savings}>
            <p className="figure-huge">{content.totalSavings}</p>
            {millions === undefined ? null : <Tally count={millions} className="mt-8 w-full text-accent" />}
            <p className="lead mt-4">
              total business savings{millions === undefined ? '.' : ', one stroke for every million.'}
            </p>
            <p className="mt-1 text-muted">Up to {content.businessSavings} a year for one business.</p>
          </div>
          <Figures content={content} />
        </div>
        <Testimonials testimonials={content.testimonials} />
      </SectionBand>
    </section>
  )
}

function Figures({ content }: { content: Impact }) {
  const figures = [
    { value: content.smesServed, label: 'businesses transformed' },
    { value: content.governmentsServed, label: 'public bodies served' },
    { value: content.timeSavings, label: 'time savings' },
    { value: content.clientSatisfaction, label: 'client satisfaction' },
  ]
  return (
    <dl className="figures">
      {figures
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** 45 for "€45M". Undefined for text that is not a small number of millions. */
function wholeMillions(amount: string): number | undefined {
  const millions = Number(/^€(\d+)M$/.exec(amount)?.[1])
  return millions >= 1 && millions <= 60 ? millions : undefined
}
