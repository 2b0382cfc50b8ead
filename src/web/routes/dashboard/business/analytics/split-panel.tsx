import { SAVING_CATEGORIES, SAVING_CATEGORY_LABELS, type SavingsSum } from '#contracts/savings.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { ShareBar } from '#web/ui/chart/share-bar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function SplitPanel({ savings }: { savings: SavingsSum }) {
  const shares = SAVING_CATEGORIES.map((key) => ({
    key,
    label: SAVING_CATEGORY_LABELS[key],
    value: savings.byCategory[key],
  }))
  return (
    <Panel title="Where it came from" bodyClassName={savings.cents === 0 ? '' : 'p-step'}>
      {savings.cents === 0 ? (
        <EmptyState title="No money saved in this period" text="The shares of your offers appear here." />
      ) : (
        <ShareBar title="Savings of the period by what they came from" shares={shares} format={formatEuro} />
      )}
    </Panel>
  )
}
