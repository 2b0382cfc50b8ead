import type { BusinessAutomationPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'
import { JobStep } from './job-step.tsx'

/** Handwritten work on the left, the same on one stem on the right. */
export function JobSection({ content }: { content: BusinessAutomationPage['job'] }) {
  return (
    <section aria-labelledby="job-title" className="bg-surface">
      <SectionBand word="RIAN">
        <h2 id="job-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.text}</p>
        <div
          aria-hidden="true"
          className="mt-figure hidden grid-cols-[2fr_4fr_5fr] gap-x-8 pb-3 font-semibold text-ui desk:grid"
        >
          <span />
          <span>Before</span>
          <span className="pl-14">After</span>
        </div>
        <ol className="border-ink border-t max-desk:mt-8">
          {content.steps.map((step) => (
            <JobStep key={step.name} step={step} />
          ))}
        </ol>
        <div className="grid gap-x-8 gap-y-2 py-7 font-medium font-heading text-d3 desk:grid-cols-[2fr_4fr_5fr]">
          <p className="text-muted desk:col-start-2">{content.typed.before}</p>
          <p className="desk:pl-14">{content.typed.after}</p>
        </div>
        <p className="text-muted text-small">{content.note}</p>
      </SectionBand>
    </section>
  )
}
