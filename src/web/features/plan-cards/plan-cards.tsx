import type { ComponentProps, ReactNode } from 'react'
import { PLAN_IDS, PLANS, type PlanId } from '#contracts/plans.ts'
import { PlanCard } from './plan-card.tsx'
import './plan-cards.css'

type PlanCardsProps = Pick<ComponentProps<typeof PlanCard>, 'words' | 'action' | 'headingLevel'> & {
  marks?: Partial<Record<PlanId, ReactNode>>
}

export function PlanCards({ marks = {}, ...card }: PlanCardsProps) {
  return (
    <div className="plan-cards">
      {PLAN_IDS.map((id) => (
        <PlanCard key={id} plan={PLANS[id]} mark={marks[id]} {...card} />
      ))}
    </div>
  )
}
