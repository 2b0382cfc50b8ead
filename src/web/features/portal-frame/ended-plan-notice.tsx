import { formatDay } from '#contracts/words/dates.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type EndedPlan = { name: string; endedAt: string; dataUntil: string }

/** Shown while the data of an ended plan can still be downloaded. */
export function EndedPlanNotice({ plan, upgradePath }: { plan: EndedPlan; upgradePath: string }) {
  return (
    <Notice tone="critical" className="mb-4" title={`${plan.name} ended on ${formatDay(plan.endedAt)}`}>
      {`Everything here is deleted for good after ${formatDay(plan.dataUntil)}. `}
      <Allowed to="billing.read">
        <TextLink to={upgradePath}>Download your data or subscribe again</TextLink>
      </Allowed>
    </Notice>
  )
}
