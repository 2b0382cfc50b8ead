import { DownloadLink } from '#web/ui/download-link.tsx'

/** Downloads all data of the organisation. */
export function ExportLink() {
  return (
    <DownloadLink to="/api/account/export" className="max-sm:w-full">
      Download all data
    </DownloadLink>
  )
}
