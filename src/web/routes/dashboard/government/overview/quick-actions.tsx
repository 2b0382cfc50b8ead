import { ChevronRight, Download, FolderPlus, type LucideIcon, MessagesSquare, ShieldCheck } from 'lucide-react'
import { href } from 'react-router'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Link } from '#web/ui/router-link.tsx'

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
          <QuickAction
            icon={FolderPlus}
            to={href('/dashboard/government/projects/new')}
            label="Create New Project"
            text="Budget, timeline, department, owner"
          />
        </Allowed>
        <Allowed to="policies.change">
          <QuickAction icon={ShieldCheck} {...review} label="Policy Review" />
        </Allowed>
        <QuickAction
          icon={Download}
          to={href('/dashboard/government/reports')}
          label="Export Reports"
          text="Choose the period and what is in it, as PDF or CSV"
        />
        <QuickAction
          icon={MessagesSquare}
          to={href('/dashboard/government/governance-platform')}
          label="Access the governance platform"
          text="Write to your advisers"
        />
      </ul>
    </Panel>
  )
}

function QuickAction({ icon: Icon, to, label, text }: { icon: LucideIcon; to: string; label: string; text: string }) {
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-step py-3 last:border-0 hover:bg-accent-soft/35">
      <Icon size={18} strokeWidth={1.75} className="flex-none text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-ui">
        <Link to={to} className="font-semibold after:absolute after:inset-0">
          {label}
        </Link>
        <p className="text-small break-words text-muted">{text}</p>
      </div>
      <ChevronRight size={18} strokeWidth={1.75} className="flex-none text-muted" aria-hidden="true" />
    </li>
  )
}
