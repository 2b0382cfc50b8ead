import { cutStrokes, strokePath } from '#web/lib/ogham.ts'
import { createSvg } from './element.ts'

const MAX_LETTERS = 5
const PITCH = 4.4
const HALF = 10

/** The first word of a slug in strokes. Hidden from screen readers, because words stand beside it. */
export function createStone(slug: string): SVGElement {
  const { strokes, width } = cutStrokes((slug.split('-')[0] ?? '').slice(0, MAX_LETTERS), PITCH)
  const box = `${Math.ceil(width)}`
  return createSvg(
    'svg',
    { width: box, height: `${HALF * 2}`, viewBox: `0 0 ${box} ${HALF * 2}`, fill: 'none', 'aria-hidden': 'true' },
    createSvg('path', { class: 'stem', d: `M0 ${HALF}H${box}` }),
    createSvg('path', { class: 'cut', d: strokePath(strokes, HALF, HALF - 2) }),
  )
}
