import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { listPlaces } from '#contracts/nest-fields.ts'
import {
  EFFECT_WORDS,
  EFFECTS,
  isEntryId,
  MAX_LINES,
  type NamedAnswer,
  type ScenarioLine,
} from '#contracts/receptionist/scenarios.ts'
import { SelectEntry, TextAreaEntry } from '#web/features/form/entries.tsx'
import { useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLanguageOrder } from '../language-order.tsx'
import { useRows } from '../set-up/use-rows.ts'
import { nameAnswer } from './words.ts'

type LineEntriesProps = { lines: ScenarioLine[]; answers: NamedAnswer[]; refusal: Refusal | undefined }

const EMPTY: ScenarioLine = { text: '', expects: '' }
/** Empty lines that a new form begins with. */
const FIRST_LINES = 2
const ADD = 'add-line'

/** The caller's lines in order, each with what is expected after it. */
export function LineEntries({ lines, answers, refusal }: LineEntriesProps) {
  const { rows, add, remove } = useRows<ScenarioLine>(listRows(lines, refusal))
  const { error } = useEntry('lines')
  return (
    <fieldset className="scenario-lines" aria-describedby={error ? 'lines-error' : undefined}>
      <legend>What is said</legend>
      <p className="text-small text-muted">
        It passes when the receptionist does what you expect after each line. Its words may differ.
      </p>
      {error && (
        <div data-invalid tabIndex={-1}>
          <FieldError id="lines-error">{error}</FieldError>
        </div>
      )}
      <div>
        {rows.map(({ key, values }, index) => (
          <LineEntry key={key} place={key} number={index + 1} line={values} answers={answers}>
            {rows.length > 1 && (
              <IconButton label={`Remove line ${index + 1}`} size="sm" onClick={() => remove(key, ADD)}>
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
          </LineEntry>
        ))}
        <noscript>
          {[90, 91, 92].map((place) => (
            <LineEntry key={place} place={place} number={place - 90 + rows.length + 1} line={EMPTY} answers={answers} />
          ))}
        </noscript>
      </div>
      {rows.length < MAX_LINES && <AddButton onPress={() => add(EMPTY, (key) => `lines.${key}.text`)} />}
    </fieldset>
  )
}

const AddButton = ({ onPress }: { onPress: () => void }) => (
  <Button
    id={ADD}
    variant="secondary"
    size="sm"
    className="justify-self-start noscript:hidden"
    icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
    onClick={onPress}
  >
    Add a line
  </Button>
)

/** The rows of a form that was refused, else those that it begins with. */
function listRows(lines: ScenarioLine[], refusal: Refusal | undefined): { place: number; values: ScenarioLine }[] {
  const typed = refusal?.intent === 'save' ? listPlaces(refusal.values, 'lines') : []
  if (typed.length > 0)
    return typed
      .filter((place) => refusal?.values[`lines.${place}.text`]?.trim())
      .map((place) => ({ place, values: EMPTY }))
  const begun = lines.length > 0 ? lines : Array.from({ length: FIRST_LINES }, () => EMPTY)
  return begun.map((values, place) => ({ place, values }))
}

type LineEntryProps = {
  /** Names the fields. */
  place: number
  number: number
  line: ScenarioLine
  answers: NamedAnswer[]
  children?: ReactNode
}

function LineEntry({ place, number, line, answers, children }: LineEntryProps) {
  const order = useLanguageOrder()
  const isGone = isEntryId(line.expects) && answers.every(({ id }) => id !== line.expects)
  return (
    <div className="scenario-line">
      <TextAreaEntry
        id={`lines.${place}.text`}
        name={`lines.${place}.text`}
        label={`Caller, line ${number}`}
        rows={2}
        className="min-h-16!"
        defaultValue={line.text}
      />
      <SelectEntry
        name={`lines.${place}.expects`}
        label={`After line ${number} you expect`}
        defaultValue={line.expects}
      >
        <option value="">Anything</option>
        {EFFECTS.map((effect) => (
          <option key={effect} value={effect}>{`It ${EFFECT_WORDS[effect]}`}</option>
        ))}
        {isGone && <option value={line.expects}>An answer that no longer exists</option>}
        <optgroup label="It answers with">
          {answers.map((answer) => (
            <option key={answer.id} value={answer.id}>
              {nameAnswer(answer, order)}
            </option>
          ))}
        </optgroup>
      </SelectEntry>
      {children !== undefined && <div className="scenario-remove">{children}</div>}
    </div>
  )
}
