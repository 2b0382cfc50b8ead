import type { Section } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import { StandingStone } from './standing-stone.tsx'

export function HeroSection({ content, companyName }: { content: Section; companyName: string }) {
  return (
    <section aria-labelledby="page-title" className="overflow-clip border-ink border-b">
      <PageContainer className="railed">
        <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-8 pt-[clamp(7rem,5rem+5vw,9.5rem)] desk:grid-cols-[8fr_3fr]">
          <h1 id="page-title" className="display-2 max-desk:col-span-2">
            {content.title}
          </h1>
          <StandingStone name={companyName} />
          <p className="lead mt-[1.6rem] max-w-xl pb-section">{content.text}</p>
        </div>
      </PageContainer>
    </section>
  )
}
