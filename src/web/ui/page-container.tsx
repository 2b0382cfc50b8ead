import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The width everything on a marketing page keeps: 1240 px and a gutter that grows with the screen. */
export function PageContainer({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('page-container', className)} />
}

/** The same for the portal: 1344 px. */
export function AppContainer({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('mx-auto w-full max-w-[calc(var(--app)+3.5rem)] px-7 max-desk:px-4', className)}
    />
  )
}
