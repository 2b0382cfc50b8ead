import type { SmeSolutionsPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function TermsSection({ content }: { content: SmeSolutionsPage['terms'] }) {
  return (
    <section aria-labelledby="terms-title">
      <SectionBand word="CEIST">
        <h2 id="terms-title" className="display-2">
          {content.title}
        </h2>
        <dl className="mt-figure grid gap-x-columns md:grid-cols-2">
          {content.rows.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-line-strong border-t py-5 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </SectionBand>
    </section>
  )
}
