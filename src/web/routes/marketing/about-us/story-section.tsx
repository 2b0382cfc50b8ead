import type { AboutUsPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function StorySection({ content }: { content: AboutUsPage['story'] }) {
  const [first, ...others] = content.paragraphs
  return (
    <section aria-labelledby="story-title">
      <SectionBand word="SINN">
        <div className="grid gap-x-columns gap-y-6 desk:grid-cols-[4fr_7fr]">
          <h2 id="story-title" className="display-2">
            {content.title}
          </h2>
          <div className="max-w-copy">
            <p className="font-book font-heading text-d3 leading-title tracking-[-0.012em]">{first}</p>
            {others.map((paragraph) => (
              <p key={paragraph} className="mt-5 text-ink-2">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </SectionBand>
    </section>
  )
}
