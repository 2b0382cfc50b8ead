import { href } from 'react-router'
import { type MonthUsage, USAGE_NOTICES } from '#contracts/receptionist/usage.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { usage: MonthUsage; isGovernment: boolean }

/** Shown from 80% of the plan's conversations on, with the effect on callers. */
export function UsageNotice({ usage: { used, limit }, isGovernment }: Props) {
  const first = USAGE_NOTICES[0]
  if (limit === null || used < Math.ceil((limit * first) / 100)) return null
  const isReached = used >= limit
  return (
    <Notice
      tone={isReached ? 'caution' : 'info'}
      title={`${formatCount(used)} of ${formatCount(limit)} conversations this month`}
      className="mb-4"
    >
      <p className="max-w-copy">
        {isReached
          ? 'New callers are told first that it is an AI, and in an emergency it names 112 and 999. It takes messages and brings in a person, but answers no questions and books nothing. Current conversations continue.'
          : 'After the last one it takes messages and brings in a person, but answers no questions and books nothing.'}{' '}
        <Allowed to="billing.change">
          <TextLink to={isGovernment ? href('/dashboard/government/upgrade') : href('/dashboard/business/upgrade')}>
            See the plans
          </TextLink>
        </Allowed>
      </p>
    </Notice>
  )
}
