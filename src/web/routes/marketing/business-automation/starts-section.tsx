import type { BusinessAutomationPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function StartsSection({ content }: { content: BusinessAutomationPage['starts'] }) {
  return (
    <section aria-labelledby="starts-title">
      <SectionBand word="SEIRBHIS">
        <h2 id="starts-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step max-w-lead">{content.text}</p>
        <ul className="mt-figure border-ink border-t">
          {content.rows.map(({ name, when, outcome }) => (
            <li
              key={name}
              className="grid items-baseline gap-x-8 gap-y-1 border-line border-b py-5 desk:grid-cols-[2.5fr_3fr_3.5rem_5fr]"
            >
              <h3 className="font-medium font-heading text-d3">{name}</h3>
              <p className="text-muted">{`When ${when},`}</p>
              <svg
                viewBox="0 0 56 14"
                width="56"
                height="14"
                fill="none"
                aria-hidden="true"
                className="mb-1.5 hidden self-end desk:block"
              >
                <path d="M0 7H56" className="stroke-line-strong" />
                <path d="M28 1V13" className="stroke-accent" strokeWidth="2.5" />
              </svg>
              <p>{`${outcome}.`}</p>
            </li>
          ))}
        </ul>
      </SectionBand>
    </section>
  )
}
