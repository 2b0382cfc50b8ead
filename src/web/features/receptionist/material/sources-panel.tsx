import { FileText, Globe, type LucideIcon, Upload } from 'lucide-react'
import type { KnowledgeCounts, KnowledgeSource } from '#contracts/receptionist/knowledge.ts'
import type { MaterialSource } from '#contracts/receptionist/material.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Source } from '../knowledge/answer-row.tsx'
import { countAnswers, countPages, readWhen } from './words.ts'

const ICONS: Record<MaterialSource['kind'], LucideIcon> = { website: Globe, document: FileText }
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

type SourcesPanelProps = { path: string; counts: KnowledgeCounts; sources: MaterialSource[]; today: string }

/** Websites and documents with their next steps, then all other origins of answers. */
export function SourcesPanel({ path, counts: { bySource }, sources, today }: SourcesPanelProps) {
  const others = (Object.entries(bySource) as [KnowledgeSource, number][]).filter(
    ([source]) => source !== 'website' && source !== 'document',
  )
  return (
    <section id="sources" className="knowledge-panel" aria-labelledby="sources-title">
      <header>
        <h2 id="sources-title">Where it learns from</h2>
      </header>
      <ul className="knowledge-sources">
        {sources.map((source) => (
          <MaterialRow key={source.id} path={path} source={source} today={today} />
        ))}
        {others.map(([source, count]) => (
          <li key={source}>
            <Source source={source} />
            <span className="text-small text-muted tabular-nums">{countAnswers(count)}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 px-step pt-3 pb-3.5">
        <Allowed to="receptionist.change">
          <p className="flex flex-wrap gap-2">
            <ButtonLink to={`${path}/website`} variant="secondary" size="sm" icon={<Globe {...ICON} />}>
              Read a website
            </ButtonLink>
            <ButtonLink to={`${path}/document`} variant="secondary" size="sm" icon={<Upload {...ICON} />}>
              Add a document
            </ButtonLink>
          </p>
        </Allowed>
        <p className="text-small text-muted">
          Nothing it reads is said to anybody until one of you has accepted it and it is published.
        </p>
      </div>
    </section>
  )
}

type MaterialRowProps = { path: string; source: MaterialSource; today: string }

function MaterialRow({ path, source, today }: MaterialRowProps) {
  const { id, kind, name, state, failure, counts } = source
  const Icon = ICONS[kind]
  const to = `${path}/sources/${id}`
  return (
    <li className="material-row">
      <Icon size={16} strokeWidth={1.75} className="mt-0.5 flex-none text-muted" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <TextLink to={to} className="font-semibold break-words">
          {name}
        </TextLink>
        {(state === 'waiting' || state === 'reading') && <ReadingProgress source={source} />}
        {state === 'read' && <p className="text-small text-muted">{readWhen(source, today)}</p>}
        {failure !== null && <p className="text-small text-critical">{failure}</p>}
        {counts.changed > 0 && (
          <p className="text-small font-demibold text-caution">
            {counts.changed === 1 ? '1 answer changed there. ' : `${counts.changed} answers changed there. `}
            <TextLink to={`${to}?show=changed`}>Compare</TextLink>
          </p>
        )}
        {counts.proposed > 0 && (
          <p className="text-small">
            <TextLink to={to}>
              {counts.proposed === 1 ? '1 passage to review' : `${counts.proposed} passages to review`}
            </TextLink>
          </p>
        )}
      </div>
    </li>
  )
}

/** How far a reading is. How many pages a website has is found out while it goes on. */
export function ReadingProgress({ source: { kind, name, state, pagesRead, pagesFound } }: { source: MaterialSource }) {
  if (state === 'waiting') return <p className="text-small text-muted">Waiting to be read</p>
  // Only a PDF has a number of pages.
  if (kind === 'document' && pagesFound === 0) return <p className="text-small text-muted">Being read</p>
  const pages = `Read ${formatCount(pagesRead)} of ${countPages(pagesFound)}`
  const words = kind === 'document' ? pages : `${pages} found`
  return (
    <div className="grid gap-1.5 text-small text-muted">
      <span className="tabular-nums">{pagesRead === 0 ? 'Reading the first page' : words}</span>
      <progress
        className="progress-bar"
        value={pagesRead}
        max={Math.max(1, pagesFound)}
        aria-label={`Reading ${name}`}
      />
    </div>
  )
}
