import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  info: { icon: Info, ground: 'bg-info-soft', mark: 'text-info' },
  positive: { icon: CircleCheck, ground: 'bg-positive-soft', mark: 'text-positive' },
  caution: { icon: TriangleAlert, ground: 'bg-caution-soft', mark: 'text-caution' },
  critical: { icon: CircleAlert, ground: 'bg-critical-soft', mark: 'text-critical' },
}

type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & { tone?: keyof typeof TONES; title?: ReactNode }

/** A message above other content. Give it role="status" or "alert" if it appears after the page has loaded. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  const { icon: Icon, ground, mark } = TONES[tone]
  return (
    <div
      {...rest}
      className={classNames(
        'flex items-start gap-3 rounded-panel px-4 py-3 text-label leading-normal text-ink forced-colors:border',
        ground,
        className,
      )}
    >
      <Icon size={18} strokeWidth={1.75} className={classNames('mt-[0.15rem] flex-none', mark)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
