import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { TextLink } from './link.tsx'

/** A button that downloads a file. `download` keeps the page and its live updates open meanwhile. */
export function DownloadLink({ children, ...rest }: Omit<ComponentProps<typeof ButtonLink>, 'icon'>) {
  return (
    <ButtonLink
      variant="secondary"
      {...rest}
      reloadDocument
      download
      icon={<Download size={rest.size === 'sm' ? 16 : 18} strokeWidth={1.75} aria-hidden="true" />}
    >
      {children}
    </ButtonLink>
  )
}

/** The same as a text link, for a file of one row or of one part of a page. */
export function DownloadTextLink({ className, children, ...rest }: ComponentProps<typeof TextLink>) {
  return (
    <TextLink
      {...rest}
      reloadDocument
      download
      isAlone
      className={classNames('inline-flex items-center gap-1.5', className)}
    >
      <Download size={15} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </TextLink>
  )
}
