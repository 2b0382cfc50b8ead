import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { calculateComplianceRate, isCompliant, listPolicies } from '#server/domains/compliance/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Route } from './+types/compliance.ts'
import { PolicyTable } from './compliance/policy-table.tsx'
import { POLICY_DONE } from './compliance/policy-words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const policies = await listPolicies(requestCtx(context))
  return { policies, rate: calculateComplianceRate(policies), inOrder: policies.filter(isCompliant).length }
}

const NEW = href('/dashboard/government/compliance/new')
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

export default function GovernmentCompliance({ loaderData: { policies, rate, inOrder } }: Route.ComponentProps) {
  return (
    <section aria-labelledby="compliance-title" className="grid gap-5">
      <DoneToast messages={POLICY_DONE} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="compliance-title" className="font-heading text-title font-demibold">
          Policies
        </h2>
        <div className="flex flex-wrap gap-3">
          <DownloadLink to="/api/policies/history.pdf">History, PDF</DownloadLink>
          <DownloadLink to="/api/policies/history.csv">History, CSV</DownloadLink>
          <Allowed to="policies.change">
            <ButtonLink to={NEW} icon={<Plus {...ICON} />}>
              Add policy
            </ButtonLink>
          </Allowed>
        </div>
      </div>
      {policies.length === 0 ? (
        <Panel bodyClassName="">
          <EmptyState
            title="No policies yet"
            text="Add the rules that your organisation must follow. Reviews and their dates appear here."
            action={
              <Allowed to="policies.change">
                <ButtonLink to={NEW}>Add policy</ButtonLink>
              </Allowed>
            }
          />
        </Panel>
      ) : (
        <>
          <Panel>
            <Progress
              label="Compliance rate"
              value={rate ?? 0}
              text={`${rate}%, ${inOrder} of ${policies.length} in order`}
            />
            <p className="mt-2 text-small text-muted">
              In order: found compliant at its last review, and the next one is not overdue.
            </p>
          </Panel>
          <Panel title="The next to be reviewed first" bodyClassName="">
            <PolicyTable policies={policies} />
          </Panel>
        </>
      )}
    </section>
  )
}
