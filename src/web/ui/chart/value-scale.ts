import { scaleLinear } from 'd3-scale'

/** Height of the plot in pixels; its width is that of the page, so x is given in percent. */
export const PLOT_HEIGHT = 200
/** Keeps the topmost label inside. */
export const PLOT_TOP = 10

/** The bars of one place: one bar, or one stack, has the whole width. */
export const PLACE_WIDTH = 12
export const BAR_GAP = 2
const NARROWEST_BAR = 5

/** How wide each of several bars side by side is. */
export function barWidth(count: number): number {
  return Math.max(NARROWEST_BAR, (PLACE_WIDTH - (count - 1) * BAR_GAP) / count)
}

/**
 * Values to pixels from the top, from zero (or the lowest, when below) to a round number over the highest. Ticks are
 * whole: there is no half person, and no half cent.
 */
export function valueScale(values: number[]) {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const y = scaleLinear()
    .domain([Math.floor(lowest), Math.max(1, Math.ceil(highest))])
    .nice(4)
    .range([PLOT_TOP + PLOT_HEIGHT, PLOT_TOP])
  return { y, ticks: lowest === highest ? [0] : y.ticks(4).filter(Number.isInteger) }
}

/** The share of the width at which the middle of a place stands. */
export function middleOf(index: number, count: number): string {
  return percent((index + 0.5) / count)
}

export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`
}
