import { ChevronDown, Lock } from 'lucide-react'
import { findFailure, type ScenarioList, type ScenarioRun } from '#contracts/receptionist/scenarios.ts'
import { LANGUAGE_NAMES } from '../desk/words.ts'
import { chooseLang } from '../knowledge/words.ts'
import { PassMark } from './pass-mark.tsx'
import { RunLines } from './run-lines.tsx'

type Listed = ScenarioList['alwaysThere']
type AlwaysThereProps = { listed: Listed; ran: ScenarioRun[] }

/** What law and safety ask for, each once for its languages. After a run it says how they ended. */
export function AlwaysThere({ listed, ran }: AlwaysThereProps) {
  const failed = ran.filter((run) => findFailure(run) !== undefined)
  const ended = ran.length === 0 ? '' : failed.length === 0 ? ', all pass' : `, ${failed.length} fail`
  return (
    <details className="always-there" open={failed.length > 0}>
      <summary className="always-there-head">
        <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
        <span>{`Always there: ${listed.length} scenarios of law and safety${ended}`}</span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <p>They run before every publication, and nobody can switch them off.</p>
      <ul>
        {[...Map.groupBy(listed, ({ name }) => name)].map(([name, scenarios]) => (
          <li key={name}>
            <span>{name}</span>
            {scenarios.map(({ id, language }) => (
              <State key={id} language={language} run={ran.find((run) => run.id === id)} />
            ))}
          </li>
        ))}
      </ul>
      {failed.map(({ id, name, lines, language }) => (
        <section key={id} className="always-there-failed">
          <h3>{name}</h3>
          <RunLines lines={lines} language={language} />
        </section>
      ))}
    </details>
  )
}

function State({ language, run }: Pick<Listed[number], 'language'> & { run: ScenarioRun | undefined }) {
  const state = run === undefined ? 'not run' : findFailure(run) === undefined ? 'passed' : 'failed'
  return (
    <span className="always-there-state" data-state={state}>
      {state !== 'not run' && <PassMark state={state} />}
      <span lang={chooseLang(language)}>{LANGUAGE_NAMES[language]}</span>
      {state !== 'not run' && <span className="sr-only">{state === 'passed' ? ' passed' : ' failed'}</span>}
    </span>
  )
}
