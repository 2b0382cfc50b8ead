import type { AboutUsPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'
import { LetterFamily } from './letter-family.tsx'
import { NameInStrokes } from './name-in-strokes.tsx'

export function ScriptSection({ content }: { content: AboutUsPage['script'] }) {
  return (
    <section aria-labelledby="script-title" className="bg-surface">
      <SectionBand word="LITIR">
        <div className="grid gap-x-columns gap-y-5 desk:grid-cols-split">
          <h2 id="script-title" className="display-2">
            {content.title}
          </h2>
          <p className="lead desk:pt-2">{content.text}</p>
        </div>
        <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-columns gap-y-12 md:grid-cols-2">
          {content.families.map((family) => (
            <LetterFamily key={family.name} {...family} />
          ))}
        </ul>
        <div className="mt-[clamp(3rem,6vw,5rem)] grid items-start gap-x-columns gap-y-8 border-ink border-t pt-8 desk:grid-cols-split">
          <NameInStrokes label={content.tryIt} />
          <p className="text-ink-2">{content.note}</p>
        </div>
      </SectionBand>
    </section>
  )
}
