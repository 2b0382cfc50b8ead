import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The width everything on a marketing page keeps: 1240 px and a gutter that grows with the screen. */
export function PageContainer({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('page-container', className)} />
}
