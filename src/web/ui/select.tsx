import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK } from './control-look.ts'

/** The native select, which works with every keyboard, phone and screen reader. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(CONTROL_LOOK, 'appearance-none pr-9', className)}>
        {children}
      </select>
      <ChevronDown
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
        aria-hidden="true"
      />
    </span>
  )
}
