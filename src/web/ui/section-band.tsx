import type { ReactNode } from 'react'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

/** A section on the page's stem, with its Irish word. */
export function SectionBand({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="section-band">
      <PageContainer className="railed">
        <SectionRail word={word} />
        <SectionDivider word={word} />
        {children}
      </PageContainer>
    </div>
  )
}
