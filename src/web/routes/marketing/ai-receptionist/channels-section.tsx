import type { AiReceptionistPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function ChannelsSection({ content }: { content: AiReceptionistPage['channels'] }) {
  return (
    <section aria-labelledby="channels-title">
      <SectionBand word="GLAO">
        <h2 id="channels-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-[1.1rem] max-w-[40rem]">{content.text}</p>
        <ul className="mt-[clamp(2.5rem,5vw,4rem)] border-ink border-t">
          {content.rows.map(({ name, text, example }) => (
            <li
              key={name}
              className="grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-3 border-line border-b py-7 min-[861px]:grid-cols-[3fr_5fr_3fr]"
            >
              <h3 className="font-[500] font-heading text-d3">{name}</h3>
              <p className="text-ink-2">{text}</p>
              <p className="self-end text-muted text-ui min-[861px]:text-right">{example}</p>
            </li>
          ))}
        </ul>
      </SectionBand>
    </section>
  )
}
