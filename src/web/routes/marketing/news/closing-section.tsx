import type { Closing } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

export function ClosingSection({ content }: { content: Closing }) {
  return (
    <section aria-labelledby="closing-title" className="bg-surface">
      <SectionBand word="CEIST">
        <h2 id="closing-title" className="font-medium font-heading text-d3">
          {content.title}
        </h2>
        <p className="mt-3 max-w-lead text-ink-2">{content.text}</p>
        <ButtonLink to={content.action.href} prefetch="intent" className="mt-6">
          {content.action.label}
        </ButtonLink>
      </SectionBand>
    </section>
  )
}
