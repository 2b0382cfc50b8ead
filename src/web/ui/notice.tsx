import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  info: 'border-info bg-info-soft',
  positive: 'border-positive bg-positive-soft',
  caution: 'border-caution bg-caution-soft',
  critical: 'border-critical bg-critical-soft',
}

type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & { tone?: keyof typeof TONES; title?: ReactNode }

/** Something to know before going on. Give it role="status" or "alert" when it appears while somebody reads. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames('rounded-panel border-l-[3px] px-4 py-3 text-ink', TONES[tone], className)}>
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  )
}
