import { ChevronDown } from 'lucide-react'
import { findBlamed, type LineRun, type ListedScenario } from '#contracts/receptionist/scenarios.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LANGUAGE_NAMES } from '../desk/words.ts'
import { chooseLang } from '../knowledge/words.ts'
import { describeCaller } from '../try-it/caller-options.tsx'
import { PassMark } from './pass-mark.tsx'
import { RunLines } from './run-lines.tsx'
import { RunIcon, type ScenarioAnswer, ScenarioForm } from './scenario-form.tsx'
import { describeLocal, describeRun, getState, STATE_NAMES } from './words.ts'

type OwnScenarioProps = { base: string; scenario: ListedScenario; answer: ScenarioAnswer | undefined }

/** A scenario of the list. One that failed is open. */
export function OwnScenario({ base, scenario, answer }: OwnScenarioProps) {
  const { id, name, language, at, run } = scenario
  const state = getState(scenario)
  const about = [`It is ${describeLocal(at)}.`, describeCaller(scenario), describeRun(scenario)]
  return (
    <li id={id} className="scenario" data-state={state}>
      <details open={state === 'failed'}>
        <summary className="scenario-head">
          <PassMark state={state} />
          <span className="scenario-name">{name}</span>
          <span className="scenario-state">
            <span lang={chooseLang(language)}>{LANGUAGE_NAMES[language]}</span>
            <b>{STATE_NAMES[state]}</b>
          </span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <div className="scenario-body">
          <p className="text-small text-muted">{about.filter((part) => part !== '').join(' ')}</p>
          {run === null ? <Lines scenario={scenario} /> : <RunLines lines={run.lines} language={language} />}
          <Allowed to="receptionist.change">
            <Actions base={base} scenario={scenario} answer={answer} />
          </Allowed>
        </div>
      </details>
    </li>
  )
}

function Lines({ scenario: { lines, language } }: Pick<OwnScenarioProps, 'scenario'>) {
  return (
    <ol className="grid gap-1 text-small" lang={chooseLang(language)}>
      {lines.map(({ text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
        <li key={place}>“{text}”</li>
      ))}
    </ol>
  )
}

function Actions({ base, scenario, answer }: OwnScenarioProps) {
  const { id, run } = scenario
  const isFailed = getState(scenario) === 'failed'
  return (
    <div className="scenario-actions">
      {isFailed && <ChangeAnswer base={base} lines={run?.lines ?? []} />}
      <ScenarioForm intent="run" id={id} answer={answer} submit={<RunIcon>Run this one</RunIcon>} sending="Running …" />
      <ButtonLink to={`${base}/try-it/scenarios/${id}`} variant="ghost" size="sm">
        {isFailed ? 'What I expect is wrong' : 'Change'}
      </ButtonLink>
      <details className="scenario-delete">
        <summary className="scenario-delete-head">Delete</summary>
        <ScenarioForm intent="delete" id={id} answer={answer} submit="Delete for good" />
      </details>
    </div>
  )
}

/** Leads to the answer that makes the first failed line fail. */
function ChangeAnswer({ base, lines }: { base: string; lines: LineRun[] }) {
  const failed = lines.find(({ failure }) => failure !== undefined)
  const id = failed && findBlamed(failed)
  if (id === undefined) return null
  return (
    <ButtonLink to={`${base}/knowledge/${id}`} size="sm">
      Change that answer
    </ButtonLink>
  )
}
