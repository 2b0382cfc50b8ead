import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLAN_IDS, type Plan } from '#contracts/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type PlanCardWords, PlanPrice } from './plan-price.tsx'

type PlanCardProps = {
  plan: Plan
  words: PlanCardWords
  /** The card's action. Use `titleId` to describe it. */
  action: (plan: Plan, titleId: string) => ReactNode
  mark?: ReactNode
  /** 4 inside a section of a portal tab. */
  headingLevel?: 2 | 4
}

export function PlanCard({ plan, words, action, mark, headingLevel = 2 }: PlanCardProps) {
  const titleId = `plan-${plan.id}`
  const Heading = headingLevel === 2 ? 'h2' : 'h4'
  return (
    <section className="plan-card" data-theme={plan.isPopular ? 'dark' : undefined} aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={titleId} className="font-heading text-2xl font-demibold">
          {plan.name}
        </Heading>
        {mark}
        {plan.isPopular && <Badge tone="lichen">Most Popular</Badge>}
        {!plan.isPopular && !mark && <RankStrokes plan={plan} />}
      </div>
      <p className="mt-2 text-label text-ink-2">{plan.description}</p>
      <PlanPrice plan={plan} words={words} />
      <div className="mt-6 grid">{action(plan, titleId)}</div>
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check strokeWidth={1.75} aria-hidden="true" />
            {feature}
          </li>
        ))}
        {plan.limitations.map((limitation) => (
          <li key={limitation} className="plan-limitation">
            <Minus strokeWidth={1.75} aria-hidden="true" />
            {limitation}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One stroke for the first plan, three for the third. */
function RankStrokes({ plan }: { plan: Plan }) {
  const strokes = PLAN_IDS.slice(0, PLAN_IDS.indexOf(plan.id) + 1)
  return (
    <svg width="44" height="28" viewBox="0 0 44 28" fill="none" aria-hidden="true">
      <path d="M0 14H44" className="stroke-line-strong" />
      <path
        d={strokes.map((_, index) => `M${12 + index * 9} 3V25`).join('')}
        className="stroke-accent"
        strokeWidth="3"
      />
    </svg>
  )
}
