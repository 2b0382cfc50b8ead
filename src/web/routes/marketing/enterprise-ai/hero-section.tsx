import type { EnterpriseAiPage } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { Architecture } from './architecture.tsx'

type Props = { content: EnterpriseAiPage['hero']; architecture: EnterpriseAiPage['architecture'] }

export function HeroSection({ content, architecture }: Props) {
  return (
    <div className="overflow-clip bg-canvas pt-[clamp(7rem,5rem+5vw,9.5rem)] pb-section" data-theme="dark">
      <PageContainer className="railed">
        <section aria-labelledby="page-title">
          <h1 id="page-title" className="display-2 max-w-2xl">
            {content.title}
          </h1>
          <p className="lead mt-after-title max-w-[38rem]">{content.text}</p>
          <ButtonLink to={content.action.href} prefetch="intent" className="mt-[1.9rem]">
            {content.action.label}
          </ButtonLink>
        </section>
        <section aria-labelledby="architecture-title" className="mt-[clamp(4rem,8vw,7rem)]">
          <div className="grid gap-x-columns gap-y-3 border-line-strong border-t pt-6 desk:grid-cols-split">
            <h2 id="architecture-title" className="font-medium font-heading text-d3">
              {architecture.title}
            </h2>
            <p className="text-ink-2">{architecture.text}</p>
          </div>
          <Architecture parts={architecture.parts} />
        </section>
      </PageContainer>
    </div>
  )
}
