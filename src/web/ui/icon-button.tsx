import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const SIZES = { sm: 'size-[34px]', md: 'size-11' }

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  size?: keyof typeof SIZES
  /** The badge at the corner, "9+" at most. It is part of the accessible name. */
  count?: number
  children: ReactNode
}

/** `label` is the accessible name and the tooltip. */
export function IconButton({ label, size = 'md', count = 0, className, children, ...rest }: IconButtonProps) {
  const shown = count > 9 ? '9+' : count
  const name = count > 0 ? `${label}, ${shown} new` : label
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      {...rest}
      className={classNames(
        'relative inline-grid cursor-pointer place-items-center rounded-control text-ink-2 transition-[color,background-color,border-color] duration-(--dur-ui) disabled:cursor-not-allowed disabled:opacity-45 live:hover:bg-ink/6 live:hover:text-ink live:active:bg-ink/12',
        SIZES[size],
        className,
      )}
    >
      {children}
      {count > 0 && (
        <span className="absolute bottom-[calc(50%+1px)] left-[calc(50%+2px)] grid h-4 min-w-4 place-items-center rounded-[3px] bg-lichen px-1 text-[0.6875rem] leading-none font-bold text-lichen-ink">
          {shown}
        </span>
      )}
    </button>
  )
}
