import type { ChartProps } from './chart-data.ts'

/** The chart's figures as a table, in a disclosure that works without JavaScript. */
export function ChartTable({ title, series, points, format, pointHead = 'Period' }: ChartProps) {
  return (
    <details className="chart-table">
      <summary>Show as a table</summary>
      <table>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointHead}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">{point.label}</th>
              {series.map(({ key }, index) => (
                <td key={key}>{format(point.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
