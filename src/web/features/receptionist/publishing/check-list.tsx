import type { ReactNode } from 'react'
import { findFailure, type ScenarioRun } from '#contracts/receptionist/scenarios.ts'
import { Panel } from '#web/ui/panel.tsx'
import { LANGUAGE_NAMES } from '../desk/words.ts'
import { chooseLang } from '../knowledge/words.ts'
import { PassMark } from '../scenarios/pass-mark.tsx'
import { RunLines } from '../scenarios/run-lines.tsx'

type CheckListProps = { title: string; text: ReactNode; runs: ScenarioRun[] }

/** Scenarios that ran on the draft, failed ones first, each line with what happened. */
export function CheckList({ title, text, runs }: CheckListProps) {
  const failed = runs.filter((run) => findFailure(run) !== undefined)
  const passed = runs.filter((run) => findFailure(run) === undefined)
  const summary = failed.length === 0 ? `All ${runs.length} pass` : `${failed.length} of ${runs.length} fail`
  return (
    <Panel title={title} aside={summary} bodyClassName="">
      <p className="px-step pt-3 text-small text-muted">{text}</p>
      {failed.length > 0 && (
        <ul className="checks">
          {failed.map((run) => (
            <Failed key={run.id} {...run} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <details className="checks-passed">
          <summary>{`${passed.length} pass`}</summary>
          <ul className="checks">
            {passed.map(({ id, name, language }) => (
              <li key={id}>
                <PassMark state="passed" />
                <Name name={name} language={language} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

function Failed({ name, language, lines }: ScenarioRun) {
  return (
    <li className="is-failed">
      <PassMark state="failed" />
      <div className="grid gap-3">
        <b className="checks-title">
          <span className="sr-only">Fails: </span>
          <Name name={name} language={language} />
        </b>
        <RunLines lines={lines} language={language} />
      </div>
    </li>
  )
}

const Name = ({ name, language }: Pick<ScenarioRun, 'name' | 'language'>) => (
  <span>
    {name}{' '}
    <span lang={chooseLang(language)} className="font-normal text-muted">
      {LANGUAGE_NAMES[language]}
    </span>
  </span>
)
