import type { AiReceptionistPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function ChannelsSection({ content }: { content: AiReceptionistPage['channels'] }) {
  return (
    <section aria-labelledby="channels-title">
      <SectionBand word="GLAO">
        <h2 id="channels-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.text}</p>
        <ul className="mt-figure border-ink border-t">
          {content.rows.map(({ name, text, example, isIrish }) => (
            <li
              key={name}
              className="grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-3 border-line border-b py-7 desk:grid-cols-[3fr_5fr_3fr]"
            >
              <h3 className="font-medium font-heading text-d3">{name}</h3>
              <p className="text-ink-2">{text}</p>
              <p lang={isIrish ? 'ga' : undefined} className="self-end text-muted text-ui desk:text-right">
                {example}
              </p>
            </li>
          ))}
        </ul>
      </SectionBand>
    </section>
  )
}
