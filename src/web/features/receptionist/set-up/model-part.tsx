import { useState } from 'react'
import type { AnswererChoice, ModelSetUp } from '#contracts/receptionist/model.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { formatModelCost } from '#contracts/words/model-cost.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OwnModelFields } from './own-model-fields.tsx'
import { SetUpPart } from './part.tsx'
import { PartForm, typedInto } from './part-form.tsx'
import type { SetUpProps } from './set-up-props.ts'
import { TickEntry } from './tick-entry.tsx'

const BRIEF: Record<AnswererChoice, string> = { rules: 'Our rules', shared: 'The shared model', own: 'Your own model' }

const UNUSED: Record<NonNullable<ModelSetUp['unused']>, string> = {
  'none here': 'The shared model was removed. The rules word the answers until you choose another.',
  'outside the EU': 'This model is outside the EU, which you have excluded. The rules word the answers.',
  budget: 'This month’s budget is used up. The rules word the answers until the month ends.',
}

/** The choice between rules and a language model, with the cost limit and this month's cost. */
export function ModelPart({ model, refusal }: SetUpProps) {
  const typed = typedInto(refusal, 'model')
  const [choice, setChoice] = useState(typed?.answerer ?? model.answerer)
  // Errors of fields that the choice would hide open them.
  const isOwnShown = choice === 'own' || Object.keys(typed ? (refusal?.fieldErrors ?? {}) : {}).some(isOwnField)
  const isChosen = model.answerer !== 'rules'
  return (
    <SetUpPart
      id="model"
      title="Who words its answers"
      intro="The rules are predictable and cost nothing. A language model understands freer questions. Either way it says only what you wrote, the rules make and change appointments, and they answer whenever a model fails."
      brief={BRIEF[model.answerer]}
      isOpen={refusal?.intent === 'model' || refusal?.intent === 'try-model'}
    >
      {model.unused !== null && (
        <div className="p-4 pb-0">
          <Notice tone="caution" title="The model is not asked">
            {UNUSED[model.unused]}
          </Notice>
        </div>
      )}
      <PartForm intent="model" version={model.version} refusal={refusal} submit="Save choice">
        <div className="set-up-grid">
          <SelectEntry
            name="answerer"
            label="Who words the answers"
            defaultValue={model.answerer}
            onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          >
            <option value="rules">The rules</option>
            {(model.shared !== null || model.answerer === 'shared') && (
              <option value="shared">{nameShared(model)}</option>
            )}
            <option value="own">A model of your own</option>
          </SelectEntry>
        </div>
        <TickEntry name="euOnly" typed={typed} isTicked={model.euOnly}>
          No model outside the EU
        </TickEntry>
        <div className={isOwnShown ? 'grid gap-4' : 'grid gap-4 hidden noscript:grid'}>
          <OwnModelFields own={model.own} typed={typed} />
        </div>
        <p className="set-up-hint">
          A model gets the question, your answers that may fit it, and the conversation so far. The name that a caller
          gave, their address, phone numbers, email addresses, Eircodes, and PPS, card and account numbers are replaced
          first and restored afterwards.
        </p>
      </PartForm>
      {(isChosen || model.month !== null) && (
        <div className="set-up-foot grid gap-3">
          <Month month={model.month} />
          {isChosen && (
            <Allowed to="receptionist.change">
              <Form intent="try-model" refusal={refusal} submit="Test connection" variant="secondary" size="sm" />
            </Allowed>
          )}
        </div>
      )}
    </SetUpPart>
  )
}

const isOwnField = (name: string) => name !== 'answerer' && name !== 'version'

function nameShared({ shared }: ModelSetUp): string {
  if (shared === null) return 'The shared model, which was removed'
  return `The shared model, ${shared.region === 'eu' ? 'in the EU' : 'not in the EU'}: ${shared.name}`
}

/** This month's cost, and how many answers came from the model. */
function Month({ month }: Pick<ModelSetUp, 'month'>) {
  const turns = month === null ? 0 : month.modelTurns + month.rulesTurns
  if (month === null || turns === 0) return <p className="set-up-hint">Nobody has written this month yet.</p>
  const share = Math.round((month.rulesTurns / turns) * 100)
  return (
    <p className="text-small">
      <b className="font-semibold">This month: {formatModelCost(month.microcents)}</b> for{' '}
      {formatCount(month.modelTurns)} {month.modelTurns === 1 ? 'answer' : 'answers'} by the model. The rules answered{' '}
      {formatCount(month.rulesTurns)} of {formatCount(turns)} messages ({share}%).
    </p>
  )
}
