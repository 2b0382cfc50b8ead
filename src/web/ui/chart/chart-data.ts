export type ChartSeries = { key: string; label: string }

/** One point on the axis with a value for each series, in order. */
export type ChartPoint = {
  key: string
  /** The full name, for screen readers and tables: October 2026. */
  label: string
  /** The label under the axis: Oct. */
  tick: string
  values: number[]
}

export type ChartProps = {
  /** One sentence that names the chart and its table. */
  title: string
  /** At most six. Their order decides their colours. */
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  format: (value: number) => string
  /** The heading of the table's first column. */
  pointHead?: string
}

export const FILLS = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
] as const

export const STROKES = [
  'stroke-chart-1',
  'stroke-chart-2',
  'stroke-chart-3',
  'stroke-chart-4',
  'stroke-chart-5',
  'stroke-chart-6',
] as const

/** The text for screen readers at one point. */
export function describePoint({ series, format }: Pick<ChartProps, 'series' | 'format'>, point: ChartPoint): string {
  const parts = series.map(({ label }, index) => {
    const value = format(point.values[index] ?? 0)
    return series.length === 1 ? value : `${label} ${value}`
  })
  return `${point.label}: ${parts.join(', ')}`
}
