import { Panel } from '#web/ui/panel.tsx'

type KpiListProps = { kpis: { label: string; value: string; definition: string }[] }

/** Each figure with its definition. */
export function KpiList({ kpis }: KpiListProps) {
  return (
    <div id="definitions" tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
      <Panel title="Key performance indicators" headingLevel={3} bodyClassName="">
        <dl>
          {kpis.map(({ label, value, definition }) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-0.5 border-b border-line px-step py-3 last:border-0 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,7fr)]"
            >
              <dt className="text-ui font-semibold">{label}</dt>
              <dd className="font-heading text-[1.25rem] leading-tight font-title tabular-nums">{value}</dd>
              <dd className="text-ui text-ink-2">{definition}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}
