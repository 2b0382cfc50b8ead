import type { ReactNode } from 'react'
import { type ChartPoint, type ChartProps, describePoint } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { SeriesKey } from './series-key.tsx'
import { useChartCursor } from './use-chart-cursor.ts'
import { calculateMiddle, PLOT_HEIGHT, PLOT_TOP, percent, type valueScale } from './value-scale.ts'
import './chart.css'

const LABELS_HEIGHT = 26
const HEIGHT = PLOT_TOP + PLOT_HEIGHT + LABELS_HEIGHT

type ChartFrameProps = ChartProps & {
  scale: ReturnType<typeof valueScale>
  /** Drawn behind the points, in the same coordinates. */
  behind?: ReactNode
  /** True if the series are parts of one sum. */
  isSum?: boolean
  /** Draws one point, with x = 0 in its middle. */
  mark: (point: ChartPoint) => ReactNode
}

/**
 * The frame of every chart: grid, points that a pointer or the arrow keys select, their text, and the table. The server
 * renders it. Widths are percentages, so no script measures the screen.
 */
export function ChartFrame({ scale, behind, mark, isSum = false, ...chart }: ChartFrameProps) {
  const { title, series, points, format } = chart
  const { current, setCurrent, onKeyDown } = useChartCursor(points.length)
  const read = points[current]
  const zero = scale.y(0)
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small">
        <span className="sr-only">{title}</span>
        {series.length > 1 && <SeriesKey series={series} />}
        {read && <ChartReading series={series} point={read} format={format} isSum={isSum} />}
      </figcaption>
      <div className="flex gap-2">
        <ValueLabels scale={scale} format={format} />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of drawn places, where a fieldset would be no drawing */}
        <svg role="group" aria-label={title} width="100%" height={HEIGHT} className="chart" onKeyDown={onKeyDown}>
          {scale.ticks.map((tick) => (
            <line key={tick} x2="100%" y1={scale.y(tick)} y2={scale.y(tick)} className="stroke-chart-grid" />
          ))}
          {behind}
          {points.map((point, index) => (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: read by keyboard, one by one; nothing is pressed
            <g
              key={point.key}
              role="img"
              aria-label={describePoint(chart, point)}
              tabIndex={index === current ? 0 : -1}
              data-current={index === current || undefined}
              className="chart-place"
              onFocus={() => setCurrent(index)}
              onPointerEnter={() => setCurrent(index)}
            >
              <rect
                x={percent(index / points.length)}
                width={percent(1 / points.length)}
                height={PLOT_TOP + PLOT_HEIGHT}
              />
              <svg aria-hidden="true" x={calculateMiddle(index, points.length)} overflow="visible">
                {mark(point)}
                <text y={HEIGHT - 6} textAnchor="middle" className={tickClass(index, points.length)}>
                  {point.tick}
                </text>
              </svg>
            </g>
          ))}
          <line x2="100%" y1={zero} y2={zero} className="stroke-line-strong" />
        </svg>
      </div>
      <ChartTable {...chart} />
    </figure>
  )
}

function ValueLabels({ scale, format }: Pick<ChartFrameProps, 'scale' | 'format'>) {
  return (
    <svg aria-hidden="true" width="52" height={HEIGHT} className="chart flex-none">
      {scale.ticks.map((tick) => (
        <text key={tick} x="100%" y={scale.y(tick)} dy="0.32em" textAnchor="end">
          {format(tick)}
        </text>
      ))}
    </svg>
  )
}

/** The selected point: the sum of stacked series, or else each value. */
function ChartReading({ series, point, format, isSum }: ReadingProps) {
  const values = isSum ? [point.values.reduce((sum, value) => sum + value, 0)] : point.values
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-3 text-muted tabular-nums">
      {point.label}
      {values.map((value, index) => (
        <b key={series[index]?.key} className="font-semibold text-ink">
          {format(value)}
        </b>
      ))}
    </span>
  )
}

type ReadingProps = Pick<ChartProps, 'series' | 'format'> & { point: ChartPoint; isSum: boolean }

/** Shows the labels that fit: about six on a phone, about twelve elsewhere, and always the newest. */
function tickClass(index: number, count: number): string | undefined {
  const fromEnd = count - 1 - index
  if (fromEnd % Math.ceil(count / 12) !== 0) return 'hidden'
  return fromEnd % Math.ceil(count / 6) === 0 ? undefined : 'max-md:hidden'
}
