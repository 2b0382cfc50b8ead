import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

/** `isAlone`: not in a sentence, so the line itself must be tall enough to press. */
type TextLinkProps = ComponentProps<typeof Link> & { isAlone?: boolean }

export function TextLink({ isAlone = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames('text-link', isAlone && 'inline-block min-h-6 leading-6', className)} />
}
