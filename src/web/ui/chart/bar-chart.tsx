import { type ChartPoint, type ChartProps, FILLS } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { valueScale } from './value-scale.ts'

const BAR = 5
const GAP = 2
const STACK = 12

type BarChartProps = ChartProps & {
  /** Series one on top of the other, for parts of one sum; side by side otherwise. */
  isStacked?: boolean
}

/** Thin bars on a stem. */
export function BarChart({ isStacked = false, ...chart }: BarChartProps) {
  const heights = chart.points.flatMap(({ values }) =>
    isStacked ? [values.reduce((sum, value) => sum + value, 0)] : values,
  )
  const scale = valueScale(heights)
  const mark = isStacked ? stackedBars(scale.y) : barsSideBySide(scale.y, chart.series.length)
  return <ChartFrame {...chart} scale={scale} mark={mark} isSum={isStacked} />
}

type Y = ReturnType<typeof valueScale>['y']

function barsSideBySide(y: Y, count: number) {
  const width = count * BAR + (count - 1) * GAP
  return ({ values }: ChartPoint) =>
    values.map((value, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
        key={index}
        x={-width / 2 + index * (BAR + GAP)}
        y={y(Math.max(0, value))}
        width={BAR}
        height={Math.abs(y(0) - y(value))}
        className={FILLS[index]}
      />
    ))
}

function stackedBars(y: Y) {
  return ({ values }: ChartPoint) => {
    let below = 0
    return values.map((value, index) => {
      const foot = below
      below += value
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
          key={index}
          x={-STACK / 2}
          y={y(below)}
          width={STACK}
          height={Math.max(0, y(foot) - y(below))}
          className={FILLS[index]}
        />
      )
    })
  }
}
