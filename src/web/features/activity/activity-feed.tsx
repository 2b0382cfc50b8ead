import {
  BadgeEuro,
  FolderKanban,
  Gauge,
  LifeBuoy,
  type LucideIcon,
  PiggyBank,
  ShieldCheck,
  Users,
  Wrench,
} from 'lucide-react'
import type { ActivityItem, ActivityType } from '#contracts/activity.ts'

const KINDS: Record<ActivityType, { icon: LucideIcon; label: string }> = {
  project: { icon: FolderKanban, label: 'Project' },
  compliance: { icon: ShieldCheck, label: 'Compliance' },
  citizens: { icon: Users, label: 'Citizens' },
  budget: { icon: BadgeEuro, label: 'Budget' },
  cost_saving: { icon: PiggyBank, label: 'Cost saving' },
  efficiency: { icon: Gauge, label: 'Efficiency' },
  tool_update: { icon: Wrench, label: 'Tool update' },
  support: { icon: LifeBuoy, label: 'Support' },
}

/** The server words the time, so that both renders agree. */
export type ListedActivity = ActivityItem & { ago: string }

export function ActivityFeed({ items }: { items: ListedActivity[] }) {
  return (
    <ul>
      {items.map(({ id, type, message, time, ago }) => {
        const { icon: Icon, label } = KINDS[type]
        return (
          <li key={id} className="flex gap-3 border-b border-line px-step py-3 last:border-0">
            <Icon size={18} strokeWidth={1.75} className="mt-0.5 flex-none text-muted" aria-hidden="true" />
            <div className="min-w-0 flex-1 text-ui">
              <p className="break-words">{message}</p>
              <p className="text-small text-muted">
                {label}, <time dateTime={time}>{ago}</time>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
