import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AboutUsPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'

export function WorkSection({ content }: { content: AboutUsPage['work'] }) {
  return (
    <section aria-labelledby="work-title">
      <SectionBand word="SEIRBHIS">
        <div className="grid gap-columns desk:grid-cols-[4fr_7fr]">
          <h2 id="work-title" className="display-2">
            {content.title}
          </h2>
          <ul className="border-ink border-t">
            {content.rows.map(({ name, text, href }) => (
              <li key={href} className="border-line border-b">
                <Link
                  to={href}
                  prefetch="intent"
                  className="grid grid-cols-[minmax(0,1fr)_24px] items-center gap-x-4 py-5 hover:text-accent"
                >
                  <h3 className="font-medium font-heading text-d3">{name}</h3>
                  <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="row-span-2 justify-self-end" />
                  <p className="mt-1 text-ink-2">{text}</p>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </SectionBand>
    </section>
  )
}
