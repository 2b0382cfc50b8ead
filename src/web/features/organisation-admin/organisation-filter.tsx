import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/router-link.tsx'

export type FilteredOrganisation = { id: string; name: string }

/**
 * Shows that a list is limited to one customer, with a link to remove the limit. Inside a ListFilter it stays when
 * other filters change.
 */
export function OrganisationFilter({ organisation }: { organisation: FilteredOrganisation | null }) {
  const { search } = useLocation()
  if (organisation === null) return null
  const rest = new URLSearchParams(search)
  for (const name of ['organisation', 'after', 'before']) rest.delete(name)
  return (
    <p className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 text-ui">
      <input type="hidden" name="organisation" value={organisation.id} />
      <span className="min-w-0 break-words">
        Only <b className="font-demibold">{organisation.name}</b>
      </span>
      <Link to={{ search: rest.toString() }} className="text-link inline-flex min-h-6 items-center gap-1">
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
        Show all customers
      </Link>
    </p>
  )
}
