import type { BusinessAutomationPage } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { PaperTrail } from './paper-trail.tsx'

export function HeroSection({ content }: { content: BusinessAutomationPage['hero'] }) {
  return (
    <section aria-labelledby="page-title" className="overflow-clip pt-[clamp(7rem,5rem+5vw,9.5rem)] pb-section">
      <PageContainer className="railed">
        <div className="grid gap-x-columns gap-y-6 desk:grid-cols-split">
          <h1
            id="page-title"
            className="font-book font-heading text-[clamp(3rem,1.6rem+5vw,5.25rem)] leading-none tracking-[-0.026em]"
          >
            {content.title}
          </h1>
          <div className="desk:pt-2">
            <p className="lead">{content.text}</p>
            <ButtonLink to={content.action.href} prefetch="intent" className="mt-7">
              {content.action.label}
            </ButtonLink>
          </div>
        </div>
        <figure className="mt-[clamp(2.5rem,5vw,4.5rem)]">
          <PaperTrail />
          <figcaption className="mt-5 grid gap-1 text-muted text-ui desk:grid-cols-[60%_1fr]">
            <span>{content.before}</span>
            <span>{content.after}</span>
          </figcaption>
        </figure>
      </PageContainer>
    </section>
  )
}
