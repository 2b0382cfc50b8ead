import type { AboutUsPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function StorySection({ content }: { content: AboutUsPage['story'] }) {
  const [first, ...others] = content.paragraphs
  return (
    <section aria-labelledby="story-title">
      <SectionBand word="SINN">
        <div className="grid gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-6 min-[861px]:grid-cols-[4fr_7fr]">
          <h2 id="story-title" className="display-2">
            {content.title}
          </h2>
          <div className="max-w-[66ch]">
            <p className="font-[480] font-heading text-[length:var(--text-d3)] leading-[1.22] tracking-[-0.012em]">
              {first}
            </p>
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
