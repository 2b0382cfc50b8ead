import type { EnterpriseAiPage } from '#content/types.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'

type Row = EnterpriseAiPage['audit']['rows'][number]

const KINDS: Record<Row['kind'], { word: string; tone: BadgeTone; mark: string; colour: string }> = {
  answered: { word: 'Answered', tone: 'accent', mark: 'M6 12H30', colour: 'stroke-accent' },
  refused: { word: 'Refused', tone: 'critical', mark: 'M4 12H17', colour: 'stroke-critical' },
  held: { word: 'Held, then approved', tone: 'caution', mark: 'M5 20L31 4', colour: 'stroke-caution' },
}

/** An audit trail: one stem, one line for each question. */
export function AuditSection({ content }: { content: EnterpriseAiPage['audit'] }) {
  return (
    <section aria-labelledby="audit-title" className="bg-surface">
      <SectionBand word="RIAN">
        <h2 id="audit-title" className="display-2">
          {content.title}
        </h2>
        <p className="lead mt-step">{content.text}</p>
        <ol className="mt-figure">
          {content.rows.map((row) => (
            <AuditRow key={row.time} row={row} />
          ))}
        </ol>
        <p className="mt-5 text-muted text-small">{content.note}</p>
      </SectionBand>
    </section>
  )
}

function AuditRow({ row }: { row: Row }) {
  const { word, tone, mark, colour } = KINDS[row.kind]
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-5 desk:grid-cols-[5rem_36px_minmax(0,1fr)] desk:gap-x-6">
      <time className="hidden pt-6 text-muted text-ui tabular-nums desk:block">{row.time}</time>
      <div aria-hidden="true" className="relative">
        <span className="absolute inset-y-0 left-[17px] w-px bg-line-strong" />
        <svg viewBox="0 0 36 24" width="36" height="24" fill="none" aria-hidden="true" className="absolute top-5">
          <path d={mark} className={colour} strokeWidth="3" />
        </svg>
      </div>
      <div className="grid gap-x-6 gap-y-1 border-line border-b py-5 desk:grid-cols-[10rem_minmax(0,1fr)_11rem]">
        <p className="text-ui desk:pt-1">
          <span className="mr-3 text-muted tabular-nums desk:hidden">{row.time}</span>
          <b className="font-semibold">{row.team}</b>
        </p>
        <div>
          <p className="font-book font-heading text-title leading-title">{row.asked}</p>
          <p className="mt-1 text-ink-2">{row.outcome}</p>
        </div>
        <p className="mt-1 desk:text-right">
          <Badge tone={tone}>{word}</Badge>
        </p>
      </div>
    </li>
  )
}
