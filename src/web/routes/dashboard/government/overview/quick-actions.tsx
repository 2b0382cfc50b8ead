import { Download, FolderPlus, MessagesSquare, ShieldCheck } from 'lucide-react'
import { href } from 'react-router'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Panel } from '#web/ui/panel.tsx'

type NextPolicy = { id: string; name: string; dueOn: string; isOverdue: boolean }

export function QuickActions({ nextPolicy }: { nextPolicy: NextPolicy | undefined }) {
  const review =
    nextPolicy === undefined
      ? { to: href('/dashboard/government/compliance/new'), text: 'Add your first policy' }
      : {
          to: href('/dashboard/government/compliance/:policyId/review', { policyId: nextPolicy.id }),
          text: `${nextPolicy.name}, ${nextPolicy.isOverdue ? 'overdue since' : 'due on'} ${nextPolicy.dueOn}`,
        }
  return (
    <Panel title="Quick actions" bodyClassName="py-1">
      <ul>
        <Allowed to="projects.change">
          <LinkRow
            icon={FolderPlus}
            to={href('/dashboard/government/projects/new')}
            label="Create New Project"
            text="Budget, timeline, department, owner"
          />
        </Allowed>
        <Allowed to="policies.change">
          <LinkRow icon={ShieldCheck} {...review} label="Policy Review" />
        </Allowed>
        <LinkRow
          icon={Download}
          to={href('/dashboard/government/reports')}
          label="Export Reports"
          text="Choose the period and what is in it, as PDF or CSV"
        />
        <LinkRow
          icon={MessagesSquare}
          to={href('/dashboard/government/governance-platform')}
          label="Access the governance platform"
          text="Write to your advisers"
        />
      </ul>
    </Panel>
  )
}
