import type { Closing } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

export function ClosingSection({ content }: { content: Closing }) {
  return (
    <section aria-labelledby="closing-title">
      <SectionBand word="FAILTE">
        <div className="grid items-baseline gap-x-columns gap-y-6 desk:grid-cols-split">
          <h2 id="closing-title" className="display-2">
            {content.title}
          </h2>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <p className="lead">{content.text}</p>
            <ButtonLink to={content.action.href} prefetch="intent" size="lg">
              {content.action.label}
            </ButtonLink>
          </div>
        </div>
      </SectionBand>
    </section>
  )
}
