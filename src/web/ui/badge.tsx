import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  neutral: 'bg-ink/8 text-ink-2',
  positive: 'bg-positive-soft text-positive',
  caution: 'bg-caution-soft text-caution',
  critical: 'bg-critical-soft text-critical',
  info: 'bg-info-soft text-info',
  accent: 'bg-accent-soft text-accent',
  lichen: 'bg-lichen text-lichen-ink',
  outline: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--line-strong)]',
}

export type BadgeTone = keyof typeof TONES

/** The colour only repeats what the word says. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-[3px] px-[0.45rem] py-[0.3rem] text-micro leading-none font-semibold whitespace-nowrap forced-colors:border',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
