import { Check, Minus } from 'lucide-react'
import { PLAN_IDS, type Plan } from '#contracts/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PlanPrice } from './plan-price.tsx'

export type PlanCardWords = {
  setup: string
  perMonth: string
  custom: string
  customNote: string
  start: string
  talk: string
}

export function PlanCard({ plan, words }: { plan: Plan; words: PlanCardWords }) {
  const titleId = `plan-${plan.id}`
  return (
    <section className="plan-card" data-theme={plan.isPopular ? 'dark' : undefined} aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="font-heading text-2xl font-[560]">
          {plan.name}
        </h2>
        {plan.isPopular ? <Badge tone="lichen">Most Popular</Badge> : <RankStrokes plan={plan} />}
      </div>
      <p className="mt-2 text-[0.9375rem] text-ink-2">{plan.description}</p>
      <PlanPrice plan={plan} words={words} />
      <ButtonLink
        to="/sign-up"
        prefetch="intent"
        variant={plan.isPopular ? 'bright' : 'secondary'}
        size={plan.isPopular ? 'lg' : 'md'}
        className="mt-6 w-full"
        aria-describedby={titleId}
      >
        {plan.isCustom ? words.talk : words.start}
      </ButtonLink>
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

/** One stroke for the first plan, three for the third; the badge stands in the middle. */
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
