import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { ListedScenario } from '#contracts/receptionist/scenarios.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Transcript } from '../desk/transcript.tsx'
import { countChanges } from '../publishing/words.ts'
import { countPassed } from '../scenarios/words.ts'
import { BeginForm } from './begin-form.tsx'
import { MessageForm } from './message-form.tsx'
import '../desk/desk.css'
import '../desk/thread.css'
import './try-it.css'

type Props = {
  base: string
  languages: Language[]
  trial: TrialView
  /** The number of draft changes. */
  changes: number
  isWordedByModel: boolean
  refusal: Refusal | undefined
  scenarios: ListedScenario[]
  /** The panel of the scenarios. */
  children: ReactNode
}

/** A conversation with the draft, as a caller has it, beside the scenarios. */
export function TryItScreen({ base, languages, trial, refusal, scenarios, children, ...about }: Props) {
  const [shown, setShown] = useState<Shown>('Talk')
  const { hash } = useLocation()
  // A scenario that was saved.
  useEffect(() => {
    if (hash !== '') setShown('Scenarios')
  }, [hash])
  return (
    <div className="try-it" data-shown={shown}>
      <Switch shown={shown} onChoose={setShown} scenarios={scenarios} />
      <section className="try-it-talk" data-chooses-place aria-labelledby="try-it-title">
        <h2 id="try-it-title" className="flex min-h-[52px] items-center text-label font-semibold">
          Talk to the draft
        </h2>
        <BeginForm base={base} languages={languages} trial={trial} />
        <Transcript moments={trial.moments} label="Conversation with the draft" base={base} isOwn />
        <MessageForm base={base} trial={trial} refusal={refusal} />
      </section>
      <div className="grid min-w-0 content-start gap-4">
        <div className="try-it-scenarios">{children}</div>
        <About base={base} {...about} />
      </div>
    </div>
  )
}

const PARTS = ['Talk', 'Scenarios'] as const
type Shown = (typeof PARTS)[number]

type SwitchProps = Pick<Props, 'scenarios'> & { shown: Shown; onChoose: (part: Shown) => void }

/** A phone has room for one of them. */
function Switch({ shown, onChoose, scenarios }: SwitchProps) {
  return (
    <fieldset className="try-it-switch grid grid-cols-2 desk:hidden noscript:hidden">
      <legend className="sr-only">Show</legend>
      {PARTS.map((part) => (
        <button key={part} type="button" aria-pressed={part === shown} onClick={() => onChoose(part)}>
          {part === 'Scenarios' && scenarios.length > 0 ? `Scenarios, ${countPassed(scenarios)}` : part}
        </button>
      ))}
    </fieldset>
  )
}

function About({ base, changes, isWordedByModel }: Pick<Props, 'base' | 'changes' | 'isWordedByModel'>) {
  return (
    <Panel
      title="What you hear"
      className="try-it-about self-start"
      bodyClassName="grid gap-3 p-step text-ui text-ink-2"
    >
      <p>
        {changes === 0 ? (
          'You have changed nothing since you published, so this is what callers hear today.'
        ) : (
          <>
            It answers with your <TextLink to={`${base}/set-up/draft`}>{countChanges(changes)}</TextLink> that callers
            do not hear yet.
          </>
        )}
      </p>
      {isWordedByModel && (
        <p>Your model words some answers to callers. Here you hear them in the words of the receptionist itself.</p>
      )}
      <p>
        The free times are those of your diary. What you book here is taken in this conversation alone, which is kept
        nowhere and ends after an hour.
      </p>
      <p className="noscript:hidden">
        Where you can speak, your browser turns your voice into words, and reads the answer aloud.
      </p>
    </Panel>
  )
}
