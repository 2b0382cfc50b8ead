import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './router-link.tsx'

/** `isAlone`: not inside a sentence, so the line must be high enough to press. */
type TextLinkProps = ComponentProps<typeof Link> & { isAlone?: boolean }

export function TextLink({ isAlone = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames('text-link', isAlone && 'inline-block min-h-6 leading-6', className)} />
}
