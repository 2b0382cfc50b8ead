import { type ComponentProps, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { RisingStrokes } from './rising-strokes.tsx'
import { Link } from './router-link.tsx'

const BASE =
  'inline-flex cursor-pointer items-center justify-center rounded-control border leading-none font-semibold whitespace-nowrap transition-[color,background-color,border-color] duration-(--dur-ui) ease-cut active:duration-(--dur-tap) disabled:cursor-not-allowed aria-disabled:cursor-not-allowed not-aria-busy:disabled:opacity-45 not-aria-busy:aria-disabled:opacity-45 aria-busy:cursor-progress'

const VARIANTS = {
  primary: 'border-transparent bg-action text-action-ink live:hover:bg-action-hover live:active:bg-action/85',
  bright: 'border-transparent bg-lichen text-lichen-ink live:hover:bg-lichen-hover live:active:bg-lichen/85',
  secondary: 'border-control text-ink live:hover:border-ink live:hover:bg-ink/5 live:active:bg-ink/12',
  ghost: 'border-transparent text-ink live:hover:bg-ink/6 live:active:bg-ink/12',
  danger: 'border-transparent bg-critical text-canvas live:hover:bg-critical/90 live:active:bg-critical/80',
}

const SIZES = {
  sm: 'min-h-[34px] max-desk:min-h-11 gap-1.5 px-3 text-[0.84375rem]',
  md: 'min-h-11 gap-2 px-[1.125rem] text-label',
  lg: 'min-h-[52px] gap-2 px-6 text-[1.0625rem]',
}

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES; icon?: ReactNode }

function buildLook(variant: Look['variant'] = 'primary', size: Look['size'] = 'md', className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className)
}

type ButtonProps = ComponentProps<'button'> & Look & { isLoading?: boolean }

/** While loading it keeps its width and is disabled. */
export function Button({ variant, size, icon, isLoading = false, className, children, onClick, ...rest }: ButtonProps) {
  const noteWidth = useKeptWidth(isLoading)

  function press(event: MouseEvent<HTMLButtonElement>): void {
    // The second press of a double click, which may meet another button: what the first one led to.
    const isSecond = rest.type === 'submit' && event.detail > 1
    const isOff = isLoading || isSecond || rest['aria-disabled'] === true
    if (isOff) event.preventDefault()
    else {
      noteWidth(event.currentTarget)
      onClick?.(event)
    }
  }

  return (
    <button
      type="button"
      {...rest}
      className={buildLook(variant, size, className)}
      onClick={press}
      {...(isLoading && { 'aria-busy': true, disabled: true })}
    >
      {isLoading ? <RisingStrokes /> : icon}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={buildLook(variant, size, className)}>
      {icon}
      {children}
    </Link>
  )
}

/**
 * Keeps the button's width while loading, so that nothing beside it moves. Disabling drops the focus, which returns
 * afterwards unless it went elsewhere.
 */
function useKeptWidth(isLoading: boolean): (button: HTMLButtonElement) => void {
  const pressed = useRef<{ button: HTMLButtonElement; width: number } | null>(null)
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { button, width } = pressed.current
    button.style.width = isLoading ? `${width}px` : ''
    button.style.paddingInline = isLoading ? '0' : ''
    if (isLoading) return
    pressed.current = null
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  }, [isLoading])
  return (button) => {
    pressed.current = { button, width: button.getBoundingClientRect().width }
  }
}
