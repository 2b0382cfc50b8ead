import type { Closing } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

/** The stem of the page ends at the button. */
export function ClosingSection({ content }: { content: Closing }) {
  return (
    <section aria-labelledby="closing-title" className="overflow-clip py-section">
      <PageContainer className="railed">
        <h2 id="closing-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-xl">{content.text}</p>
        <div className="relative mt-9 flex items-center">
          <span
            aria-hidden="true"
            className="absolute right-full h-0.5 w-screen bg-ink forced-colors:bg-[CanvasText]"
          />
          <ButtonLink to={content.action.href} prefetch="intent" size="lg">
            {content.action.label}
          </ButtonLink>
        </div>
      </PageContainer>
    </section>
  )
}
