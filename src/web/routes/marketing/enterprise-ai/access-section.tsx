import type { Access, EnterpriseAiPage } from '#content/types.ts'
import { SectionBand } from '#web/ui/section-band.tsx'
import './access.css'

export function AccessSection({ content }: { content: EnterpriseAiPage['access'] }) {
  return (
    <section aria-labelledby="access-title">
      <SectionBand word="CEART">
        <div className="grid gap-x-columns gap-y-5 desk:grid-cols-split">
          <h2 id="access-title" className="display-2">
            {content.title}
          </h2>
          <p className="lead desk:pt-2">{content.text}</p>
        </div>
        <table className="access-table">
          <thead>
            <tr>
              <th scope="col">Team</th>
              {content.sources.map((source) => (
                <th key={source} scope="col">
                  {source}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.rows.map(({ team, access }) => (
              <tr key={team}>
                <th scope="row">{team}</th>
                {access.map((right, index) => (
                  <td key={content.sources[index]} data-source={content.sources[index]}>
                    <Right right={right} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <AccessLegend legend={content.legend} note={content.note} />
      </SectionBand>
    </section>
  )
}

const STROKES: Record<Access, string> = { Reads: 'M8 2V20M15 2V20M22 2V20', Asks: 'M15 6V16', None: '' }

function Right({ right }: { right: Access }) {
  return (
    <span className={`flex items-center gap-3 ${right === 'None' ? 'text-muted' : ''}`}>
      <svg viewBox="0 0 30 22" width="30" height="22" fill="none" aria-hidden="true" className="flex-none">
        <path d="M0 11H30" className="stroke-line-strong" />
        <path d={STROKES[right]} className="stroke-accent" strokeWidth="2.5" />
      </svg>
      {right}
    </span>
  )
}

function AccessLegend({ legend, note }: { legend: EnterpriseAiPage['access']['legend']; note: string }) {
  return (
    <div className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-muted text-small">
      {legend.map(({ name, text }) => (
        <p key={name}>
          <b className="font-semibold text-ink-2">{name}</b> {text}
        </p>
      ))}
      <p>{note}</p>
    </div>
  )
}
