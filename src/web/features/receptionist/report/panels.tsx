import { href } from 'react-router'
import type { ReceptionistReport } from '#contracts/receptionist/report.ts'
import { formatCount, formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatMonth } from '#contracts/words/dates.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { getNoon } from '../diary/words.ts'
import { ShareStrokes } from './share-strokes.tsx'
import { calculateShare, describeBookedBefore, ENDINGS, type Ending } from './words.ts'

export function EndingsPanel({ outcomes, total, helped, booked }: ReceptionistReport) {
  const bookedBefore = describeBookedBefore({ booked, outcomes })
  return (
    <Panel title="How they ended">
      <dl className="report-sum">
        {listEndings(outcomes).map((ending) => (
          <div key={ending}>
            <dt>{ENDINGS[ending]}</dt>
            <dd>
              {formatCount(outcomes[ending])} <small>{calculateShare(outcomes[ending], total)}%</small>
            </dd>
          </div>
        ))}
      </dl>
      {bookedBefore !== undefined && <p className="mt-3 text-small">{bookedBefore}</p>}
      <p className="mt-3 text-small text-muted">
        {helped.asked === 0
          ? 'No caller has said yet whether it helped.'
          : `${helped.yes} of ${helped.asked} callers who answered said that it helped.`}
      </p>
    </Panel>
  )
}

/** The ways in which at least one ended. */
const listEndings = (outcomes: ReceptionistReport['outcomes']) =>
  (Object.keys(ENDINGS) as Ending[]).filter((ending) => outcomes[ending] > 0)

export function SavedPanel({ saved }: { saved: NonNullable<ReceptionistReport['saved']> }) {
  const hour = formatEuroExactly(saved.hourCents)
  return (
    <Panel
      title="What that saved"
      aside={
        <Allowed to="savings.change">
          <TextLink to={href('/dashboard/business/analytics/savings')}>Change your figures</TextLink>
        </Allowed>
      }
    >
      <dl className="report-sum">
        <div>
          <dt>It wrote, at {formatCount(saved.typingSpeed)} characters a minute</dt>
          <dd>{formatCount(saved.written)} min</dd>
        </div>
        <div>
          <dt>Writing up, {saved.writingUpMinutes} min for each conversation that needed none of you</dt>
          <dd>+ {formatCount(saved.writingUp)} min</dd>
        </div>
        <div>
          <dt>
            <b>Time given back</b>, at {hour} an hour
          </dt>
          <dd>
            <b>{formatCount(saved.minutes)} min</b>
          </dd>
        </div>
        <div className="is-total">
          <dt>Saved this week</dt>
          <dd>{formatEuroExactly(saved.cents)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-muted">
        A conversation that a person took over counts up to then, without writing up. The figures are your own.
      </p>
    </Panel>
  )
}

export function LanguagesPanel({ inIrish, total }: ReceptionistReport) {
  return (
    <Panel title="Languages">
      <p className="flex justify-between text-ui">
        <span>
          <b lang="ga">Gaeilge</b> {inIrish === 1 ? '1 conversation' : `${formatCount(inIrish)} conversations`}
        </span>
        <b>{calculateShare(inIrish, total)}%</b>
      </p>
      <ShareStrokes share={total === 0 ? 0 : inIrish / total} tone="text-chart-2" />
      <p className="text-small text-muted">One stroke is 2%. The others were in English.</p>
    </Panel>
  )
}

export function PlanPanel({ usage: { month, used, limit } }: ReceptionistReport) {
  return (
    <Panel title="Your plan">
      <p className="flex justify-between gap-3 text-ui">
        <span>Conversations in {formatMonth(getNoon(`${month}-01`))}</span>
        <span className="whitespace-nowrap">
          <b>{formatCount(used)}</b> {limit === null ? 'unlimited' : `of ${formatCount(limit)}`}
        </span>
      </p>
      {limit !== null && <ShareStrokes share={used / limit} tone="text-chart-1" />}
      {limit !== null && (
        <p className="text-small text-muted">
          One stroke is {formatCount(limit / 50)} conversations. We mail the owners at 80% and at the limit. After it
          new callers can leave a message and ask for a person.
        </p>
      )}
    </Panel>
  )
}
