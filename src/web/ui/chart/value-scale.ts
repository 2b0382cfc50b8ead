import { scaleLinear } from 'd3-scale'

/** The plot's height in pixels. Its width is that of the page, so x is in percent. */
export const PLOT_HEIGHT = 200
/** Room for the topmost label. */
export const PLOT_TOP = 10

/** The width of one bar or stack in pixels. Bars side by side share it. */
export const POINT_WIDTH = 12
export const BAR_GAP = 2
const MIN_BAR_WIDTH = 5

/** The width of each of several bars side by side. */
export function barWidth(count: number): number {
  return Math.max(MIN_BAR_WIDTH, (POINT_WIDTH - (count - 1) * BAR_GAP) / count)
}

/**
 * Maps values to pixels from the top. The scale starts at zero or the lowest value, and ends at a round number above
 * the highest. Ticks are whole numbers.
 */
export function valueScale(values: number[]) {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const y = scaleLinear()
    .domain([Math.floor(lowest), Math.max(1, Math.ceil(highest))])
    .nice(4)
    .range([PLOT_TOP + PLOT_HEIGHT, PLOT_TOP])
  return { y, ticks: lowest === highest ? [0] : y.ticks(4).filter(Number.isInteger) }
}

/** The middle of a point, as a percentage of the width. */
export function calculateMiddle(index: number, count: number): string {
  return percent((index + 0.5) / count)
}

export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`
}
