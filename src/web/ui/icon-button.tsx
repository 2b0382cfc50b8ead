import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A button that is only an icon: `label` is its name and its tooltip. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-grid size-11 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-ink/6 hover:text-ink',
        className,
      )}
    >
      {children}
    </button>
  )
}
