import type { ModuleName } from '#contracts/modules.ts'

/** Each stem bends to its sector; the strokes keep the initial. `faint` is a third, quieter line. */
const DRAWINGS: Record<ModuleName, { stem: string; strokes: string; faint?: string; colour: string }> = {
  brigid: {
    stem: 'M6 34C6 20 13 10 24 10S42 20 42 34',
    strokes: 'M24 10V34',
    faint: 'M6 40H42',
    colour: 'stroke-brigid',
  },
  patrick: { stem: 'M6 32L24 10L42 32', strokes: 'M13 38L24 24.5L35 38', colour: 'stroke-patrick' },
  salmon: {
    stem: 'M4 24C9 16 14 16 19 22S30 31 35 24S41 17 44 19',
    strokes: 'M10 18.5V36M18 21V38.5M26 27.4V42M34 25.2V38',
    colour: 'stroke-salmon',
  },
  tir: { stem: 'M4 36C13 36 16 26 24 26S35 32 44 32', strokes: 'M15 30.4V13M24 26V8M33 28.8V12', colour: 'stroke-tir' },
  fionn: {
    stem: 'M5 14C12 10 19 11 24 16C29 11 36 10 43 14',
    strokes: 'M13.5 11.4V34M24 16V40M34.5 11.4V34',
    colour: 'stroke-fionn',
  },
  liafail: {
    stem: 'M4 17H44',
    strokes: 'M16 17V41M32 17V41',
    faint: 'M4 33C8 33 12 29 16 17M16 33C20 26 28 26 32 33M32 17C36 29 40 33 44 33',
    colour: 'stroke-liafail',
  },
  dagda: {
    stem: 'M8 20H40V28C40 36 33 41.5 24 44.5C15 41.5 8 36 8 28V20Z',
    strokes: 'M16.5 20V5M31.5 20V5',
    colour: 'stroke-dagda',
  },
}

export function Emblem({ module, className = 'size-12' }: { module: ModuleName; className?: string }) {
  const { stem, strokes, faint, colour } = DRAWINGS[module]
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className={className}>
      <path d={stem} className="stroke-ink" strokeWidth="2" />
      {faint && <path d={faint} className="stroke-ink" strokeWidth="1.25" opacity="0.45" />}
      <path d={strokes} className={colour} strokeWidth="3.25" />
    </svg>
  )
}
