import { Download } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'
import { Section } from './section.tsx'

export function DataSection() {
  return (
    <Section id="data" title="Your data" intro="Everything that we hold about you, in a file that programs can read.">
      <ButtonLink
        to="/api/account/export"
        reloadDocument
        download
        variant="secondary"
        icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
        className="max-sm:w-full"
      >
        Download my data
      </ButtonLink>
    </Section>
  )
}
