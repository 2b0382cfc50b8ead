import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type Look = { variant?: 'primary' | 'bright' | 'secondary' | 'ghost' | 'danger'; size?: 'sm' | 'md' | 'lg' }

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control border font-semibold leading-none whitespace-nowrap transition-colors duration-(--dur-ui) ease-cut cursor-pointer aria-disabled:opacity-45 aria-disabled:cursor-not-allowed disabled:opacity-45 disabled:cursor-not-allowed'

const VARIANTS = {
  primary: 'border-transparent bg-action text-action-ink not-disabled:hover:bg-action-hover',
  bright: 'border-transparent bg-lichen text-lichen-ink not-disabled:hover:bg-lichen-hover',
  secondary: 'border-control text-ink not-disabled:hover:border-ink not-disabled:hover:bg-ink/5',
  ghost: 'border-transparent text-ink not-disabled:hover:bg-ink/6',
  danger: 'border-transparent bg-critical text-canvas not-disabled:hover:brightness-110',
}

const SIZES = {
  sm: 'min-h-[34px] px-3 text-[0.84375rem]',
  md: 'min-h-11 px-[1.125rem] text-[0.9375rem]',
  lg: 'min-h-[52px] px-6 text-[1.0625rem]',
}

function lookOf({ variant = 'primary', size = 'md' }: Look, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className)
}

type ButtonProps = ComponentProps<'button'> & Look & { isLoading?: boolean; icon?: ReactNode }

/** While loading it keeps its place and cannot be pressed again; three strokes rise where the icon was. */
export function Button({
  variant,
  size,
  isLoading = false,
  icon,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = lookOf({ ...(variant && { variant }), ...(size && { size }) }, className)
  return (
    <button
      type="button"
      {...rest}
      className={look}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
    >
      {isLoading ? <RisingStrokes /> : icon}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={lookOf({ ...(variant && { variant }), ...(size && { size }) }, className)} />
}

function RisingStrokes() {
  return (
    <svg
      className="rising-strokes"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M0 9H18" strokeWidth="1" opacity="0.5" />
      <path d="M4 5V13" />
      <path d="M9 5V13" />
      <path d="M14 5V13" />
    </svg>
  )
}
