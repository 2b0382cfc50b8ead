import { PLAN_IDS, PLANS } from '#contracts/plans.ts'
import { PlanCard, type PlanCardWords } from './plan-card.tsx'
import './plan-cards.css'

/** The three plans as one joined object, the most popular one set forward. */
export function PlanCards({ words }: { words: PlanCardWords }) {
  return (
    <div className="plan-cards">
      {PLAN_IDS.map((id) => (
        <PlanCard key={id} plan={PLANS[id]} words={words} />
      ))}
    </div>
  )
}
