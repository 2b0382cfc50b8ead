import type { Closing } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

export function ClosingSection({ content }: { content: Closing }) {
  return (
    <section aria-labelledby="closing-title">
      <SectionBand word="FAILTE">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <h2 id="closing-title" className="display-2">
              {content.title}
            </h2>
            <p className="lead mt-step max-w-[34rem]">{content.text}</p>
          </div>
          <ButtonLink to={content.action.href} prefetch="intent" variant="secondary" size="lg">
            {content.action.label}
          </ButtonLink>
        </div>
      </SectionBand>
    </section>
  )
}
