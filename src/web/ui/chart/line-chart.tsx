import { line } from 'd3-shape'
import { type ChartProps, FILLS, STROKES } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { PLOT_HEIGHT, PLOT_TOP, valueScale } from './value-scale.ts'

/** For running totals and shares over time. */
export function LineChart(chart: ChartProps) {
  const { series, points } = chart
  const scale = valueScale(points.flatMap(({ values }) => values))
  const path = (index: number) =>
    line<(typeof points)[number]>(
      (_, place) => ((place + 0.5) / points.length) * 100,
      ({ values }) => scale.y(values[index] ?? 0),
    )(points)
  const height = PLOT_TOP + PLOT_HEIGHT
  return (
    <ChartFrame
      {...chart}
      scale={scale}
      behind={
        <svg aria-hidden="true" viewBox={`0 0 100 ${height}`} width="100%" height={height} preserveAspectRatio="none">
          {series.map(({ key }, index) => (
            <path
              key={key}
              d={path(index) ?? undefined}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className={STROKES[index]}
            />
          ))}
        </svg>
      }
      mark={({ values }) =>
        values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
          <circle key={index} cy={scale.y(value)} r="3" className={FILLS[index]} />
        ))
      }
    />
  )
}
