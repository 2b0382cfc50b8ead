import type { Closing } from '#content/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

export function ClosingSection({ content }: { content: Closing }) {
  return (
    <section aria-labelledby="closing-title" className="bg-sunken">
      <SectionBand word="FAILTE">
        <div className="grid items-center gap-10 desk:grid-cols-[7fr_4fr]">
          <div>
            <h2 id="closing-title" className="display-2">
              {content.title}
            </h2>
            <p className="lead mt-step max-w-[34rem]">{content.text}</p>
            <ButtonLink to={content.action.href} prefetch="intent" size="lg" className="mt-8">
              {content.action.label}
            </ButtonLink>
          </div>
          <svg
            viewBox="0 0 260 190"
            fill="none"
            aria-hidden="true"
            className="hidden h-auto w-full max-w-[20rem] desk:block"
          >
            <path d="M20 1H240V189H20Z" className="stroke-line-strong" strokeWidth="1.5" />
            <path d="M44 40H176M44 58H150" className="stroke-ink" strokeWidth="8" />
            <path
              d="M44 92H212M44 106H196M44 120H206M44 148H150M44 162H190"
              className="stroke-control"
              strokeWidth="2"
            />
            <path d="M34 99H222M34 113H216" className="stroke-critical" strokeWidth="2.5" />
            <path d="M170 172L204 134" className="stroke-accent" strokeWidth="3" />
          </svg>
        </div>
      </SectionBand>
    </section>
  )
}
