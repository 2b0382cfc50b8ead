import type { AiReceptionistPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function IntegrationsSection({ content }: { content: AiReceptionistPage['integrations'] }) {
  return (
    <section aria-labelledby="integrations-title">
      <SectionBand word="SEIRBHIS">
        <div className="grid gap-columns desk:grid-cols-[4fr_7fr]">
          <div>
            <h2 id="integrations-title" className="display-2">
              {content.title}
            </h2>
            <p className="mt-step text-ink-2">{content.text}</p>
          </div>
          <dl className="border-ink border-t">
            {content.rows.map(({ name, text }) => (
              <div
                key={name}
                className="grid gap-x-6 gap-y-1 border-line border-b py-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <dt className="font-demibold font-heading text-title leading-title">{name}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </SectionBand>
    </section>
  )
}
