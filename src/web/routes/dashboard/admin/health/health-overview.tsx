import { Panel } from '#web/ui/panel.tsx'
import { HealthBadge } from './health-badge.tsx'
import type { HealthPart } from './present-health.ts'

export function HealthOverview({ parts }: { parts: HealthPart[] }) {
  return (
    <Panel bodyClassName="">
      <dl className="divide-y divide-line">
        {parts.map(({ name, health, finding, detail }) => (
          <div
            key={name}
            className="grid items-baseline gap-x-6 gap-y-0.5 px-step py-3.5 desk:grid-cols-[10rem_11rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-ui font-semibold">{name}</dt>
            <dd className="text-ui tabular-nums">{finding}</dd>
            <dd className="text-ui text-ink-2">{detail}</dd>
            <dd className="max-desk:mt-1">
              <HealthBadge health={health} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
