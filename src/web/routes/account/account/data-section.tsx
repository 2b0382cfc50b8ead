import { DownloadLink } from '#web/ui/download-link.tsx'
import { Section } from './section.tsx'

export function DataSection() {
  return (
    <Section id="data" title="Your data" intro="Everything that we hold about you, in a file that programs can read.">
      <DownloadLink to="/api/account/export" className="max-sm:w-full">
        Download my data
      </DownloadLink>
    </Section>
  )
}
