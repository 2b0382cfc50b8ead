import type { ModuleContent } from '#content/en/modules/module-content.ts'
import { OghamWord, SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './name.css'

type Props = { name: string; acronym: ModuleContent['acronym'] }

/** The acronym with a line for each letter, in Latin script and in strokes. */
export function NameSection({ name, acronym }: Props) {
  return (
    <section className="py-section" aria-labelledby="name-title">
      <PageContainer className="railed">
        <SectionRail word={name} />
        <SectionDivider word={name} />
        <div className="module-split">
          <div>
            <h2 id="name-title" className="display-2">
              {`What ${name} stands for`}
            </h2>
            <p className="mt-[1.2rem] max-w-[34rem] text-ink-2">
              {acronym.origin.map((words) => {
                if (typeof words === 'string') return words
                if ('link' in words) return null
                return (
                  <span key={words.irish} lang="ga">
                    {words.irish}
                  </span>
                )
              })}
            </p>
          </div>
          <ul className="acronym">
            {acronym.lines.map((line) => (
              <li key={line}>
                <span className="acronym-strokes">
                  <OghamWord word={line.slice(0, 1)} pitch={9} stem={false} />
                </span>
                <span className="acronym-word">{line}</span>
              </li>
            ))}
          </ul>
        </div>
      </PageContainer>
    </section>
  )
}
