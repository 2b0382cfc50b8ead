import type { Section } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import { StandingStone } from './standing-stone.tsx'

export function HeroSection({ content, companyName }: { content: Section; companyName: string }) {
  return (
    <section aria-labelledby="page-title" className="overflow-clip border-ink border-b">
      <PageContainer className="railed">
        <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-x-6 min-[861px]:grid-cols-[8fr_3fr]">
          <div className="pt-[clamp(7rem,5rem+5vw,9.5rem)] pb-(--space-section)">
            <h1 id="page-title" className="display-2">
              {content.title}
            </h1>
            <p className="lead mt-[1.6rem] max-w-[36rem]">{content.text}</p>
          </div>
          <StandingStone name={companyName} />
        </div>
      </PageContainer>
    </section>
  )
}
