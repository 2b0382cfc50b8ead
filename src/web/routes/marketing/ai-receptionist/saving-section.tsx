import type { ReactNode } from 'react'
import type { Section } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function SavingSection({ content, children }: { content: Section; children: ReactNode }) {
  return (
    <section id="saving" tabIndex={-1} aria-labelledby="saving-title" className="bg-surface">
      <SectionBand word="TORADH">
        <h2 id="saving-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.text}</p>
        {children}
      </SectionBand>
    </section>
  )
}
