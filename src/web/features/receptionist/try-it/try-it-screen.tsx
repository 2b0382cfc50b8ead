import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { sendOnEnter } from '../desk/answer-panel.tsx'
import { Transcript } from '../desk/transcript.tsx'
import { countChanges } from '../publishing/words.ts'
import { BeginForm } from './begin-form.tsx'
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
  /** The scenarios. */
  children: ReactNode
}

/** A conversation with the draft, as a caller has it, beside the scenarios. */
export function TryItScreen({ base, languages, trial, refusal, children, ...about }: Props) {
  return (
    <div className="try-it">
      <section className="try-it-talk" data-chooses-place aria-labelledby="try-it-title">
        <h2 id="try-it-title" className="flex min-h-[52px] items-center text-label font-semibold">
          Talk to the draft
        </h2>
        <BeginForm key={`${trial.at} ${trial.language}`} base={base} languages={languages} trial={trial} />
        <Transcript moments={trial.moments} label="Conversation with the draft" base={base} isOwn />
        <MessageForm base={base} trial={trial} refusal={refusal} />
      </section>
      <div className="grid min-w-0 content-start gap-4">
        {children}
        <About base={base} {...about} />
      </div>
    </div>
  )
}

function MessageForm({ base, trial, refusal }: Pick<Props, 'base' | 'trial' | 'refusal'>) {
  const { state, formMethod } = useNavigation()
  const isAnswering = state !== 'idle' && formMethod === 'POST'
  return (
    <div className="desk-answer">
      <Form
        intent="say"
        refusal={refusal}
        submit="Send"
        isEmptiedAfterwards
        size="sm"
        className="desk-reply gap-0!"
        // The button that was pressed is disabled while it answers.
        onSubmit={({ currentTarget }) => currentTarget.querySelector('textarea')?.focus()}
      >
        <input type="hidden" name="trial" value={trial.trial} />
        <TextAreaEntry
          name="text"
          label="What a caller would write"
          placeholder="Write as a caller would"
          rows={1}
          enterKeyHint="send"
          autoComplete="off"
          className="min-h-11! resize-none!"
          onKeyDown={sendOnEnter}
        />
      </Form>
      <div className="desk-hint try-it-hint">
        <p>{isAnswering ? 'It is answering …' : 'No booking is made and nobody is told.'}</p>
        <Keep base={base} trial={trial} />
      </div>
    </div>
  )
}

/** A conversation that is kept is repeated with every draft. */
function Keep({ base, trial: { trial, moments } }: Pick<Props, 'base' | 'trial'>) {
  if (moments.every((one) => one.kind !== 'said' || one.by !== 'contact')) return null
  return (
    <Allowed to="receptionist.change">
      <Form
        intent="keep"
        action={`${base}/try-it/scenarios/new`}
        refusal={undefined}
        submit="Keep as a scenario"
        variant="ghost"
        size="sm"
      >
        <input type="hidden" name="trial" value={trial} />
      </Form>
    </Allowed>
  )
}

function About({ base, changes, isWordedByModel }: Pick<Props, 'base' | 'changes' | 'isWordedByModel'>) {
  return (
    <Panel title="What you hear" className="self-start" bodyClassName="grid gap-3 p-step text-ui text-ink-2">
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
    </Panel>
  )
}
