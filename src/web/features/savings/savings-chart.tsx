import { SAVING_CATEGORIES, SAVING_CATEGORY_LABELS, type SavingsBucket } from '#contracts/savings.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { bucketName } from './bucket-names.ts'

const SERIES = SAVING_CATEGORIES.map((key) => ({ key, label: SAVING_CATEGORY_LABELS[key] }))

/** Savings over time by category. */
export function SavingsChart({ title, buckets }: { title: string; buckets: SavingsBucket[] }) {
  return (
    <BarChart
      title={title}
      series={SERIES}
      points={buckets.map((bucket, index) => ({
        key: bucket.key,
        ...nameBucket(bucket, index === buckets.length - 1),
        values: SAVING_CATEGORIES.map((category) => bucket.cents[category]),
      }))}
      format={formatEuro}
      isStacked
    />
  )
}

function nameBucket(bucket: SavingsBucket, isRunning: boolean) {
  const { label, tick } = bucketName(bucket)
  return { label: isRunning ? `${label} so far` : label, tick }
}
