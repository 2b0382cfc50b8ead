import type { BusinessAutomationPage } from '#content/types.ts'
import { Badge } from '#web/ui/badge.tsx'

type Step = BusinessAutomationPage['job']['steps'][number]

export function JobStep({ step }: { step: Step }) {
  return (
    <li className="grid gap-x-8 border-line border-b desk:grid-cols-[2fr_4fr_5fr]">
      <h3 className="pt-5 font-demibold font-heading text-title leading-title desk:py-5">{step.name}</h3>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5 py-2 text-muted desk:py-5">
        <p className="desk:flex-[1_1_14rem]">
          <span className="font-semibold desk:sr-only">Before: </span>
          {step.before}
        </p>
        {step.isTypedAgain && <Badge tone="outline">typed again</Badge>}
      </div>
      <div className="relative flex gap-5">
        <StepMark isApproved={step.isApproved} />
        <p className="flex-1 py-5 max-desk:pt-2">
          <span className="font-semibold desk:sr-only">After: </span>
          {step.after}
        </p>
      </div>
    </li>
  )
}

/** The stem runs through the row. A notch is automatic, a slanted stroke needs a person's approval. */
function StepMark({ isApproved }: { isApproved: boolean }) {
  return (
    <div aria-hidden="true" className="relative w-9 flex-none">
      <span className="absolute inset-y-0 left-1/2 w-px bg-ink" />
      <svg viewBox="0 0 36 24" width="36" height="24" fill="none" aria-hidden="true" className="absolute top-5">
        {isApproved ? (
          <path d="M4 20L32 4" className="stroke-critical" strokeWidth="3" />
        ) : (
          <path d="M9 12H27" className="stroke-accent" strokeWidth="3" />
        )}
      </svg>
    </div>
  )
}
