import type { Closing } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Tally } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

export function ClosingSection({ content }: { content: Closing }) {
  return (
    <section aria-labelledby="closing-title" className="border-line border-t bg-surface py-section">
      <PageContainer className="railed">
        <Tally count={6} className="mb-8 text-accent" />
        <h2 id="closing-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-xl">{content.text}</p>
        <ButtonLink to={content.action.href} prefetch="intent" size="lg" className="mt-8">
          {content.action.label}
        </ButtonLink>
      </PageContainer>
    </section>
  )
}
