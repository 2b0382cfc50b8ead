import { cutStrokes, markLetters } from '../lib/ogham.ts'
import { classNames } from './class-names.ts'
import { strokePath } from './ogham.tsx'

/** The name in strokes on a level stem; another name gets its own true mark. */
export function Mark({ name, className }: { name: string; className?: string | undefined }) {
  const { strokes, width } = cutStrokes(markLetters(name), 3.7)
  const right = Math.ceil(width)
  return (
    <svg className={className} height="30" width={right} viewBox={`0 0 ${right} 30`} fill="none" aria-hidden="true">
      <path d={`M0 15H${right}`} className="stroke-line-strong" strokeWidth="1.25" />
      <path d={strokePath(strokes, 15, 9.5)} className="stroke-(--brand-cut,currentColor)" strokeWidth="2.5" />
    </svg>
  )
}

/** Mark and name. Set `--brand-cut` on dark ground to light the strokes. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classNames('inline-flex min-h-11 items-center gap-2.5', className)}>
      <Mark name={name} className="flex-none" />
      <span className="font-heading text-[1.75rem] leading-none font-[560] tracking-[-0.018em]">{name}</span>
    </span>
  )
}
