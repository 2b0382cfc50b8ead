import type { CareersPage } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { LineBetween } from './line-between.tsx'

export function HeroSection({ content }: { content: CareersPage['hero'] }) {
  return (
    <section aria-labelledby="page-title" className="overflow-clip pt-[clamp(7rem,5rem+5vw,9.5rem)]">
      <PageContainer className="railed">
        <h1 id="page-title" className="display-2 max-w-form">
          {content.title}
        </h1>
        <p className="lead mt-after-title max-w-xl">{content.text}</p>
        <ButtonLink to={content.action.href} className="mt-[1.9rem]">
          {content.action.label}
        </ButtonLink>
        <LineBetween />
      </PageContainer>
    </section>
  )
}
