import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { EnterpriseAiPage } from '#content/types.ts'
import { Emblem } from '#web/ui/emblem.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

export function SectorsSection({ content }: { content: EnterpriseAiPage['sectors'] }) {
  return (
    <section aria-labelledby="sectors-title" className="bg-sunken">
      <SectionBand word="STAT">
        <div className="grid gap-columns desk:grid-cols-split">
          <div>
            <h2 id="sectors-title" className="display-2">
              {content.title}
            </h2>
            <p className="lead mt-step">{content.text}</p>
            <p className="mt-5 text-muted">{content.note}</p>
          </div>
          <ul className="border-ink border-t">
            {content.modules.map(({ name, sector, slug }) => (
              <li key={slug} className="border-line-strong border-b">
                <Link
                  to={href('/modules/:name', { name: slug })}
                  prefetch="intent"
                  className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 hover:text-accent"
                >
                  <Emblem module={slug} className="row-span-2 size-11 sm:row-span-1" />
                  <span className="flex flex-col items-baseline gap-x-4 sm:flex-row">
                    <span className="w-28 font-demibold font-heading text-title leading-title">{name}</span>
                    <span className="text-ink-2">{sector}</span>
                  </span>
                  <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </SectionBand>
    </section>
  )
}
