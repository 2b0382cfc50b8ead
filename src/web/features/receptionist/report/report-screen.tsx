import { ChevronLeft, ChevronRight } from 'lucide-react'
import { href } from 'react-router'
import type { ReceptionistReport } from '#contracts/receptionist/report.ts'
import { formatCount, formatEuroExactly } from '#contracts/words/amounts.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Stat, StatStrip } from '#web/ui/stat-strip.tsx'
import { StepLink } from '../diary/diary-toolbar.tsx'
import { nameWeek } from '../diary/words.ts'
import { EndingsPanel, LanguagesPanel, PlanPanel, SavedPanel } from './panels.tsx'
import { WeekDrawing } from './week-drawing.tsx'
import { WeekTable } from './week-table.tsx'
import { summarise } from './words.ts'
import '../diary/diary.css'
import './report.css'

type Props = { base: string; slug: string; report: ReceptionistReport }

export function ReportScreen(props: Props) {
  const { total, usage } = props.report
  return (
    <div className="grid gap-4">
      <Toolbar {...props} />
      <p className="max-w-copy font-display text-title font-[540] leading-snug">{summarise(props.report)}</p>
      {total > 0 ? <Figures {...props} /> : <QuietWeek slug={props.slug} />}
      {total === 0 && usage.used > 0 && (
        <div className="max-w-[26rem]">
          <PlanPanel {...props.report} />
        </div>
      )}
    </div>
  )
}

/** Instead of figures that are all zero. */
function QuietWeek({ slug }: { slug: string }) {
  return (
    <Panel title="The week, one stroke a conversation" bodyClassName="">
      <EmptyState
        title="The line was quiet"
        text="Each conversation appears here as one stroke, with how it ended and what it saved."
        action={
          <TextLink to={href('/talk/:slug', { slug })} isAlone>
            Talk to it yourself
          </TextLink>
        }
      />
    </Panel>
  )
}

function Figures({ base, report }: Props) {
  const { saved, days, isCut } = report
  return (
    <>
      <StatStrip label="The week in figures" stats={listStats(base, report)} />
      <Panel title="The week, one stroke a conversation" aside={<Legend />} bodyClassName="">
        <WeekDrawing days={days} title={summarise(report)} />
        <div className="border-t border-line px-step py-3 text-small text-muted">
          Shaded: when you were open. Longer strokes are longer conversations.
          {isCut && ' Only the first 2,000 conversations are drawn and counted here.'}
        </div>
        <details className="report-table">
          <summary>Show as a table</summary>
          <WeekTable base={base} days={days} />
        </details>
      </Panel>
      <div className="grid items-start gap-4 desk:grid-cols-2 rail:grid-cols-3">
        <EndingsPanel {...report} />
        {saved !== null && <SavedPanel saved={saved} />}
        <div className="grid gap-4">
          <LanguagesPanel {...report} />
          <PlanPanel {...report} />
        </div>
      </div>
    </>
  )
}

function Toolbar({ base, report: { from, to, previous, next } }: Omit<Props, 'slug'>) {
  return (
    <div className="diary-toolbar mb-0!">
      <nav aria-label="Week" className="diary-weeks">
        <StepLink to={`${base}/report?week=${previous}`} label="Previous week">
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </StepLink>
        <h2 className="diary-title">{nameWeek(from, to)}</h2>
        {next !== null && (
          <StepLink to={`${base}/report?week=${next}`} label="Next week">
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </StepLink>
        )}
      </nav>
      <div className="diary-actions">
        <Allowed to="record.read">
          <ButtonLink to={`${base}/report/auditors`} variant="secondary" size="sm" className="bg-surface">
            For auditors
          </ButtonLink>
        </Allowed>
        <DownloadLink to={`${base}/report.csv?week=${from}`} size="sm" className="bg-surface">
          Download CSV
        </DownloadLink>
      </div>
    </div>
  )
}

function listStats(base: string, report: ReceptionistReport): Stat[] {
  const { total, totalBefore, booked, outcomes, unknown, saved } = report
  const waited = outcomes['handed over'] + outcomes['message taken'] + outcomes.urgent
  const open = unknown.open === 0 ? 'all have an answer now' : `${formatCount(unknown.open)} still without an answer`
  const unanswered = unknown.asked === 0 ? 'no question' : <TextLink to={`${base}/knowledge`}>{open}</TextLink>
  return [
    { label: 'Conversations', value: formatCount(total), comparison: `${formatCount(totalBefore)} in the week before` },
    { label: 'Booked', value: formatCount(booked), comparison: 'made an appointment' },
    { label: 'Passed to a person', value: formatCount(waited), comparison: 'handed over, a message, or urgent' },
    { label: 'Did not know', value: formatCount(unknown.asked), comparison: unanswered },
    ...(saved === null
      ? []
      : [
          {
            label: 'Saved',
            value: formatEuroExactly(saved.cents),
            comparison: `${formatCount(saved.minutes)} min at ${formatEuroExactly(saved.hourCents)} an hour`,
          },
        ]),
  ]
}

const LEGEND = [
  ['report-stroke', 'Conversation'],
  ['report-booked', 'Booked'],
  ['report-person', 'Passed to a person'],
  ['report-unknown', 'Not answered'],
] as const

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 text-small text-muted">
      {LEGEND.map(([look, name]) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="10" height="14" aria-hidden="true">
            <line
              {...(look === 'report-unknown' ? { x1: 1, x2: 9, y1: 10, y2: 10 } : { x1: 5, x2: 5, y1: 2, y2: 12 })}
              {...(look === 'report-person' && { x1: 8, x2: 2 })}
              className={look}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
