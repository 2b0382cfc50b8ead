import { Download } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'

/** Downloads all data of the organisation. */
export function ExportLink() {
  return (
    <ButtonLink
      to="/api/account/export"
      reloadDocument
      download
      variant="secondary"
      icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
      className="max-sm:w-full"
    >
      Download all data
    </ButtonLink>
  )
}
