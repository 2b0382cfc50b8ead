import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { type ListedScenario, MAX_SCENARIOS, type ScenarioList } from '#contracts/receptionist/scenarios.ts'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AlwaysThere } from './always-there.tsx'
import { OwnScenario } from './own-scenario.tsx'
import { asRefusal, RunIcon, type ScenarioAnswer } from './scenario-form.tsx'
import { getState, sayPassed } from './words.ts'
import './scenarios.css'

type ScenariosPanelProps = {
  base: string
  list: ScenarioList
  /** The answer to a form that was sent without scripts. */
  answer: ScenarioAnswer | undefined
}

/** The organisation's own scenarios, and those that are always there. */
export function ScenariosPanel({ base, list: { own, alwaysThere }, answer }: ScenariosPanelProps) {
  const fetcher = useFetcher<ScenarioAnswer>({ key: 'run-all' })
  const latest = fetcher.data ?? answer
  const ran = latest !== undefined && 'ran' in latest ? latest.ran.filter(({ isAlwaysThere }) => isAlwaysThere) : []
  const heading = useFocusAfterDeletion(own.length)
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1}>
          Scenarios
        </span>
      }
      className="scenarios self-start"
      bodyClassName=""
      aside={
        <Allowed to="receptionist.change">
          <Form
            intent="run-all"
            refusal={asRefusal(latest)}
            fetcher={fetcher}
            failed="The scenarios did not run"
            submit={<RunIcon>Run all</RunIcon>}
            sending="Running …"
            variant="secondary"
            size="sm"
          />
        </Allowed>
      }
    >
      {own.length > 0 && <Summary own={own} />}
      {own.length === 0 ? (
        <NoScenario base={base} />
      ) : (
        <ul className="scenario-list">
          {own.map((scenario) => (
            <OwnScenario key={scenario.id} base={base} scenario={scenario} answer={answer} />
          ))}
        </ul>
      )}
      <AlwaysThere listed={alwaysThere} ran={ran} />
      {own.length > 0 && <Foot base={base} count={own.length} />}
    </Panel>
  )
}

/** The button that deleted a scenario is gone with it. */
function useFocusAfterDeletion(count: number) {
  const heading = useRef<HTMLSpanElement>(null)
  const known = useRef(count)
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body) heading.current?.focus()
    known.current = count
  }, [count])
  return heading
}

/** One stroke for each scenario, in the order of the list. */
function Summary({ own }: { own: ListedScenario[] }) {
  const failed = own.filter((one) => getState(one) === 'failed').length
  const pitch = 13
  return (
    <div className="scenario-summary">
      <svg width={own.length * pitch + 6} height="34" fill="none" aria-hidden="true">
        <path d={`M0 17H${own.length * pitch + 6}`} className="stroke-line-strong" />
        {own.map((one, place) => (
          <path key={one.id} {...drawStroke(getState(one), place * pitch + 9)} strokeWidth="2.5" />
        ))}
      </svg>
      <p role="status">
        <b>{sayPassed(own)}</b>
        {failed > 0 && (
          <span>
            {failed === 1 ? ' The one that fails holds publishing back.' : ' Those that fail hold publishing back.'}
          </span>
        )}
      </p>
    </div>
  )
}

function drawStroke(state: ReturnType<typeof getState>, x: number) {
  if (state === 'passed') return { d: `M${x} 6v22`, className: 'stroke-accent' }
  if (state === 'failed') return { d: `M${x - 6} 33L${x + 6} 1`, className: 'stroke-critical' }
  return { d: `M${x} 14v6`, className: 'stroke-control' }
}

function NoScenario({ base }: { base: string }) {
  return (
    <EmptyState
      title="No scenario of your own yet"
      text="A scenario is a conversation that is repeated with every draft before it goes live. Talk to the draft and keep the conversation, or write one."
      action={
        <Allowed to="receptionist.change">
          <WriteLink base={base} />
        </Allowed>
      }
    />
  )
}

const WriteLink = ({ base }: { base: string }) => (
  <ButtonLink
    to={`${base}/try-it/scenarios/new`}
    variant="secondary"
    size="sm"
    icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
  >
    Write a scenario
  </ButtonLink>
)

function Foot({ base, count }: { base: string; count: number }) {
  return (
    <Allowed to="receptionist.change">
      <p className="scenario-foot">
        {count < MAX_SCENARIOS ? (
          <WriteLink base={base} />
        ) : (
          `${MAX_SCENARIOS} scenarios are the most. Delete one to write another.`
        )}
      </p>
    </Allowed>
  )
}
