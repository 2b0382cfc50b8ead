import type { AiReceptionistPage } from '#content/types.ts'
import { SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

/** Two lists beside one stem: notches for what it does alone, slanted strokes for a person's part. */
export function HandoverSection({ content }: { content: AiReceptionistPage['handover'] }) {
  return (
    <section aria-labelledby="handover-title" className="pb-section">
      <PageContainer className="railed">
        <SectionRail word="DUINE" />
        <h2 id="handover-title" className="display-2 max-w-form">
          {content.title}
        </h2>
        <p className="lead mt-step">{content.text}</p>
        <div className="mt-figure grid gap-y-10 desk:grid-cols-split">
          <Rules {...content.alone} isPerson={false} />
          <div className="border-line-strong desk:border-l desk:pl-columns">
            <Rules {...content.person} isPerson />
            <p className="mt-7 max-w-[30rem] border-lichen border-l-[3px] pl-4 text-ink-2">{content.note}</p>
          </div>
        </div>
      </PageContainer>
    </section>
  )
}

function Rules({ title, items, isPerson }: { title: string; items: string[]; isPerson: boolean }) {
  return (
    <div>
      <h3 className="font-demibold font-heading text-title leading-title">{title}</h3>
      <ul className="mt-5 grid gap-4">
        {items.map((item) => (
          <li key={item} className="flex gap-4">
            <svg className="mt-1 flex-none" viewBox="0 0 22 18" width="22" height="18" fill="none" aria-hidden="true">
              <path className="stroke-line-strong" strokeWidth="1.25" d="M0 9H22" />
              {isPerson ? (
                <path className="stroke-critical" strokeWidth="2.5" d="M8 17L14 1" />
              ) : (
                <path className="stroke-accent" strokeWidth="2.5" d="M11 4V14" />
              )}
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
