import { Download } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'

/** Everything the organisation has in the portal, as a file. */
export function ExportLink() {
  return (
    <ButtonLink
      to="/api/account/export"
      reloadDocument
      download
      variant="secondary"
      icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
      className="max-[480px]:w-full"
    >
      Download all data
    </ButtonLink>
  )
}
