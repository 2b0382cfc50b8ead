import { href } from 'react-router'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The number of active tools and of open tickets. */
export function NowPanel({ activeTools, supportTickets }: { activeTools: number; supportTickets: number }) {
  const rows = [
    { label: 'Active AI tools', value: activeTools, to: href('/dashboard/business/tools') },
    { label: 'Open support tickets', value: supportTickets, to: href('/dashboard/business/support') },
  ]
  return (
    <Panel title="Right now" bodyClassName="">
      <dl className="text-ui">
        {rows.map(({ label, value, to }) => (
          <div
            key={label}
            className="flex min-h-12 items-center justify-between border-b border-line px-step last:border-0"
          >
            <dt>
              <TextLink to={to} isAlone>
                {label}
              </TextLink>
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
