import { href } from 'react-router'
import { PLANS, type PlanId } from '#contracts/plans.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

type Props = { plan: { id: PlanId; isSample: boolean } | null }
const limit = (most: number | null) => (most === null ? 'Unlimited' : formatCount(most))

/** The limits of the plan. Its included tools share them. */
export function PlanPanel({ plan }: Props) {
  if (plan === null) {
    return (
      <Panel title="No plan yet" bodyClassName="">
        <EmptyState
          title="Tools come with a plan"
          text="Professional starts with 14 days free, no card needed."
          action={
            <Allowed to="billing.read">
              <ButtonLink to={href('/dashboard/business/upgrade')}>Choose a plan</ButtonLink>
            </Allowed>
          }
        />
      </Panel>
    )
  }
  const { name, callsPerMonth, phoneNumbers, calendarIntegrations, supportResponse } = PLANS[plan.id]
  const limits = [
    ['Calls a month', limit(callsPerMonth)],
    ['Phone numbers', limit(phoneNumbers)],
    ['Calendar integrations', limit(calendarIntegrations)],
    ['Support answers in', supportResponse],
  ]
  return (
    <Panel
      title={plan.isSample ? `${name} plan (sample)` : `${name} plan`}
      aside={
        <Allowed to="billing.read">
          <TextLink to={href('/dashboard/business/upgrade')} isAlone>
            {plan.isSample ? 'Choose a plan' : 'Change plan'}
          </TextLink>
        </Allowed>
      }
      bodyClassName="text-ui"
    >
      <dl>
        {limits.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line px-step py-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="px-step py-3 text-small text-muted">
        All tools of the plan share these limits. Activating one costs nothing more.
      </p>
    </Panel>
  )
}
