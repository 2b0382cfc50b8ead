import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type AmountsProps = { className?: string; children: ReactNode }

/** A sum: one Amount for each line, with a rule above the total. */
export function Amounts({ className, children }: AmountsProps) {
  return <dl className={classNames('grid gap-3 text-label tabular-nums', className)}>{children}</dl>
}

type AmountProps = { label: ReactNode; value: ReactNode; note?: ReactNode; isTotal?: boolean }

export function Amount({ label, value, note, isTotal = false }: AmountProps) {
  return (
    <div
      className={classNames('flex justify-between gap-4', isTotal && 'border-t border-line-strong pt-3 font-semibold')}
    >
      <dt className="min-w-0">
        {label}
        {note !== undefined && <span className="block text-small font-normal text-muted">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  )
}
