import { scaleLinear } from 'd3-scale'

/** Height of the plot in pixels; its width is that of the page, so x is given in percent. */
export const PLOT_HEIGHT = 200
/** Keeps the topmost label inside. */
export const PLOT_TOP = 10

/** Values to pixels from the top, from zero (or the lowest, when below) to a round number over the highest. */
export function valueScale(values: number[]) {
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(4)
    .range([PLOT_TOP + PLOT_HEIGHT, PLOT_TOP])
  return { y, ticks: y.ticks(4) }
}

/** The share of the width at which the middle of a place stands. */
export function middleOf(index: number, count: number): string {
  return percent((index + 0.5) / count)
}

export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`
}
