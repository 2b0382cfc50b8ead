import { Link } from 'react-router'
import type { ChangeTime, SubscriptionView } from '#contracts/billing.ts'
import type { PlanId } from '#contracts/plans.ts'
import { formatDay } from '#contracts/words/dates.ts'

type ChangeTimesProps = { plan: PlanId; when: ChangeTime; subscription: SubscriptionView | null }

/** Both times of a change: each has its address, so that either can be linked and compared. */
export function ChangeTimes({ plan, when, subscription }: ChangeTimesProps) {
  const nextCycleAt = subscription?.period?.end ?? null
  const times: { when: ChangeTime; label: string; help: string }[] = [
    {
      when: 'next_cycle',
      label: 'At the next billing cycle',
      help:
        nextCycleAt === null
          ? 'Nothing is charged before.'
          : `From ${formatDay(nextCycleAt)} on. Nothing is charged before.`,
    },
    {
      when: 'now',
      label: 'Now',
      help:
        subscription?.status === 'trial'
          ? 'The trial ends, and the first paid month begins today.'
          : 'You pay the difference for the days that are left of this cycle.',
    },
  ]
  return (
    <nav aria-label="When the change happens" className="grid gap-2.5 min-[641px]:grid-cols-2">
      {times.map((time) => (
        <Link
          key={time.when}
          to={`?plan=${plan}&when=${time.when}`}
          replace
          preventScrollReset
          aria-current={time.when === when ? 'true' : undefined}
          className="grid min-h-11 content-start gap-1 rounded-control border border-control bg-surface px-3.5 py-3 text-[0.9375rem] leading-[1.3] font-[560] hover:border-ink-2 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_0_0_0_1px_var(--accent)] forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]"
        >
          {time.label}
          <span className="text-small font-normal text-muted">{time.help}</span>
        </Link>
      ))}
    </nav>
  )
}
