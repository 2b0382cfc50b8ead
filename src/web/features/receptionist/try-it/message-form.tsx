import { useRef } from 'react'
import { useNavigation } from 'react-router'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { sendOnEnter } from '../desk/answer-panel.tsx'
import { SpeakButton, useVoice } from './use-voice.tsx'

type Props = { base: string; trial: TrialView; refusal: Refusal | undefined }

/** What the caller writes, or says where the browser can listen. */
export function MessageForm({ base, trial, refusal }: Props) {
  const { state, formMethod } = useNavigation()
  const isAnswering = state !== 'idle' && formMethod === 'POST'
  const area = useRef<HTMLDivElement>(null)
  const voice = useVoice(area, trial, isAnswering)
  return (
    <div ref={area} className="desk-answer">
      <Form
        intent="say"
        refusal={refusal}
        submit="Send"
        isEmptiedAfterwards
        size="sm"
        className="desk-reply gap-0!"
        // The button that was pressed is disabled while it answers. Who speaks keeps the button that listens.
        onSubmit={({ currentTarget }) => {
          if (!voice.hasSpoken()) currentTarget.querySelector('textarea')?.focus()
        }}
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
          onInput={voice.hush}
        />
        <SpeakButton {...voice} />
      </Form>
      <div className="desk-hint try-it-hint">
        <p>
          {voice.note === '' && (isAnswering ? 'It is answering …' : 'No booking is made and nobody is told.')}
          <span role="status">{voice.note}</span>
        </p>
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
