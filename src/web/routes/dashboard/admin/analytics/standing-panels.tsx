import type { Standing } from '#contracts/analytics.ts'
import { formatCount, formatEuro } from '#contracts/words/amounts.ts'
import { ShareBar } from '#web/ui/chart/share-bar.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Current figures, which do not depend on the period. */
export function StandingPanels({ standing }: { standing: Standing }) {
  const { monthlyCents, paying, billedYearly, trials, plans } = standing
  const isEmpty = paying + trials === 0
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title="Monthly recurring revenue">
        <p className="font-heading text-[1.875rem] leading-[1.1] font-title tracking-[-0.02em] tabular-nums">
          {formatEuro(monthlyCents)}
        </p>
        <p className="mt-1 text-ui text-ink-2">
          {`${paying} paying, ${billedYearly} of them annually, ${trials} on trial`}
        </p>
        <p className="mt-3 text-small text-muted">
          Monthly fees of all plans that are paid for now, at the agreed price where there is one, without VAT. A year
          counts as twelve months. Trials, samples and plans that have ended are left out.
        </p>
      </Panel>
      <Panel title="Plan mix">
        {isEmpty ? (
          <p className="text-ui text-ink-2">Nobody is on a plan yet. The first registration shows here.</p>
        ) : (
          <ShareBar title="Customers by plan" shares={plans} format={formatCount} />
        )}
        <p className="mt-3 text-small text-muted">Customers by the plan that they have now, trials included.</p>
      </Panel>
    </div>
  )
}
