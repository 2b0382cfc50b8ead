import type { Closing } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

export function ClosingSection({ content }: { content: Closing }) {
  return (
    <section aria-labelledby="closing-title" className="overflow-clip py-section">
      <PageContainer className="railed">
        <div className="grid items-end gap-x-columns gap-y-8 border-ink border-t-2 pt-8 desk:grid-cols-[7fr_auto]">
          <div>
            <h2 id="closing-title" className="display-2">
              {content.title}
            </h2>
            <p className="lead mt-step max-w-[34rem]">{content.text}</p>
          </div>
          <ButtonLink to={content.action.href} prefetch="intent" size="lg" className="justify-self-start">
            {content.action.label}
          </ButtonLink>
        </div>
      </PageContainer>
    </section>
  )
}
