import { wholePercents } from '#contracts/whole-percents.ts'
import { FILLS } from './chart-data.ts'
import { SeriesStroke } from './series-key.tsx'
import { percent } from './value-scale.ts'
import './chart.css'

type Share = { key: string; label: string; value: number }

type ShareBarProps = { title: string; shares: readonly Share[]; format: (value: number) => string }

/** Shares of a whole: one bar, and a table with the figures. */
export function ShareBar({ title, shares, format }: ShareBarProps) {
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  const percents = wholePercents(shares.map(({ value }) => value))
  let before = 0
  return (
    <div className="grid gap-2">
      <svg aria-hidden="true" width="100%" height="38" className="chart">
        {shares.map(({ key, value }, index) => {
          const start = before
          before += value
          return (
            <rect
              key={key}
              x={percent(total === 0 ? 0 : start / total)}
              width={percent(total === 0 ? 0 : value / total)}
              height="38"
              className={`${FILLS[index]} stroke-surface`}
              strokeWidth="2"
            />
          )
        })}
      </svg>
      <table className="w-full text-ui">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Amount</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ key, label, value }, index) => (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 text-left font-normal">
                <span className="flex items-center gap-2.5">
                  <SeriesStroke index={index} />
                  {label}
                </span>
              </th>
              <td className="py-2.5 text-right tabular-nums">{format(value)}</td>
              <td className="w-14 py-2.5 text-right text-muted tabular-nums">{percents[index]}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
