import { type ChartPoint, type ChartProps, FILLS } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import { BAR_GAP, barWidth, POINT_WIDTH, valueScale } from './value-scale.ts'

type BarChartProps = ChartProps & {
  /** Stacks the series, for parts of one sum. Otherwise they stand side by side. */
  isStacked?: boolean
}

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
  const width = barWidth(count)
  const left = -(count * width + (count - 1) * BAR_GAP) / 2
  return ({ values }: ChartPoint) =>
    values.map((value, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
        key={index}
        x={left + index * (width + BAR_GAP)}
        y={y(Math.max(0, value))}
        width={width}
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
          x={-POINT_WIDTH / 2}
          y={y(below)}
          width={POINT_WIDTH}
          height={Math.max(0, y(foot) - y(below))}
          className={FILLS[index]}
        />
      )
    })
  }
}
