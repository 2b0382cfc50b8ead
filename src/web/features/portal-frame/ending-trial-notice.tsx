import { formatDay } from '#contracts/words/dates.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type EndingTrial = { name: string; endsAt: string; dataUntil: string }

/** Shown on every tab in the last days of a trial. */
export function EndingTrialNotice({ trial, upgradePath }: { trial: EndingTrial; upgradePath: string }) {
  return (
    <Notice tone="caution" className="mb-4" title={`Your trial of ${trial.name} ends on ${formatDay(trial.endsAt)}`}>
      {`If you don’t keep it, it ends by itself, and your data can be downloaded until ${formatDay(trial.dataUntil)}. `}
      <Allowed to="billing.change">
        <TextLink to={`${upgradePath}#keep`}>{`Keep ${trial.name}`}</TextLink>
      </Allowed>
    </Notice>
  )
}
