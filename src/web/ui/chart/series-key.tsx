import { type ChartSeries, FILLS } from './chart-data.ts'

export function SeriesKey({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      {series.map(({ key, label }, index) => (
        <li key={key} className="flex items-center gap-2">
          <SeriesStroke index={index} />
          {label}
        </li>
      ))}
    </ul>
  )
}

export function SeriesStroke({ index }: { index: number }) {
  return (
    <svg aria-hidden="true" width="3" height="13" className="flex-none">
      <rect width="3" height="13" className={FILLS[index]} />
    </svg>
  )
}
