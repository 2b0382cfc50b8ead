import type { BusinessAutomationPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function StartsSection({ content }: { content: BusinessAutomationPage['starts'] }) {
  return (
    <section aria-labelledby="starts-title">
      <SectionBand word="SEIRBHIS">
        <h2 id="starts-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-[1.1rem] max-w-[40rem]">{content.text}</p>
        <ul className="mt-[clamp(2.5rem,5vw,4rem)] border-ink border-t">
          {content.rows.map(({ name, when, outcome }) => (
            <li
              key={name}
              className="grid items-baseline gap-x-8 gap-y-1 border-line border-b py-5 min-[861px]:grid-cols-[2.5fr_3fr_3.5rem_5fr]"
            >
              <h3 className="font-[500] font-heading text-d3">{name}</h3>
              <p className="text-muted">{`When ${when},`}</p>
              <svg
                viewBox="0 0 56 14"
                width="56"
                height="14"
                fill="none"
                aria-hidden="true"
                className="mb-1.5 hidden self-end min-[861px]:block"
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
