import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The width of marketing pages: 1240 px with a fluid gutter. */
export function PageContainer({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('page-container', className)} />
}

/** The width of the portal: 1344 px. */
export function AppContainer({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('mx-auto w-full max-w-[calc(var(--app)+3.5rem)] px-7 max-desk:px-4', className)}
    />
  )
}
