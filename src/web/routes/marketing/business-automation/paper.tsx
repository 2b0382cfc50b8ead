import type { Point } from './trail-path.ts'

/** One sheet under the trail. */
export function Paper({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0H56L70 14V92H0Z" className="fill-surface stroke-line-strong" strokeWidth="1.5" />
      <path d="M56 0V14H70" className="stroke-line-strong" strokeWidth="1.5" />
      <path d="M12 26H58M12 38H58M12 50H44M12 70H34M50 70H58" className="stroke-line-strong" strokeWidth="2" />
    </g>
  )
}
