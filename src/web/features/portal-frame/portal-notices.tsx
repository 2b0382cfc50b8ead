import { href } from 'react-router'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type EndedPlan, EndedPlanNotice } from './ended-plan-notice.tsx'
import { type EndingTrial, EndingTrialNotice } from './ending-trial-notice.tsx'
import { SampleDataNotice } from './sample-data-notice.tsx'

type PortalNoticesProps = {
  organisation: {
    isComplete: boolean
    hasSampleData: boolean
    endedPlan: EndedPlan | null
    endingTrial: EndingTrial | null
  }
  /** The address of the Upgrade tab. */
  upgradePath: string
}

const DONE = {
  'samples-cleared': { title: 'Sample data cleared', description: 'All figures are now your own.' },
}

export function PortalNotices({ organisation, upgradePath }: PortalNoticesProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      {organisation.endedPlan !== null && <EndedPlanNotice plan={organisation.endedPlan} upgradePath={upgradePath} />}
      {organisation.endingTrial !== null && (
        <EndingTrialNotice trial={organisation.endingTrial} upgradePath={upgradePath} />
      )}
      {!organisation.isComplete && (
        <Notice className="mb-4" title="Some details of your organisation are missing">
          Invoices need them.{' '}
          <Allowed to="organisation.change">
            <TextLink to={`${href('/account')}#organisation`}>Complete your organisation</TextLink>
          </Allowed>
        </Notice>
      )}
      {organisation.hasSampleData && (
        <Allowed to="organisation.change">
          <SampleDataNotice hasSavings={upgradePath === href('/dashboard/business/upgrade')} />
        </Allowed>
      )}
    </>
  )
}
