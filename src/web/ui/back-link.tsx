import { ChevronLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from './router-link.tsx'

/** The link to the page above, first on its page. */
export function BackLink({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...rest}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-ui font-demibold text-accent hover:text-accent-hover"
    >
      <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Link>
  )
}
