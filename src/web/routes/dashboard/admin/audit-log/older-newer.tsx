import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The ways to the neighbouring pages. A log grows while it is read, so pages begin at a line and have no numbers. */
export function OlderNewer({ newer, older }: { newer: string | null; older: string | null }) {
  const { search } = useLocation()
  const to = (name: 'before' | 'after', cursor: string) => {
    const params = new URLSearchParams(search)
    params.delete('before')
    params.delete('after')
    params.set(name, cursor)
    return { search: params.toString() }
  }
  if (newer === null && older === null) return null
  return (
    <nav aria-label="Audit log, pages" className="flex flex-wrap gap-3">
      {newer !== null && (
        <ButtonLink to={to('after', newer)} rel="prev" variant="secondary" icon={<ChevronLeft {...ICON} />}>
          Newer
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink to={to('before', older)} rel="next" variant="secondary">
          Older
          <ChevronRight {...ICON} />
        </ButtonLink>
      )}
    </nav>
  )
}
