import { RotateCcw } from 'lucide-react'
import type { FocusEvent } from 'react'
import { Form } from 'react-router'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { LANGUAGE_NAMES } from '../desk/words.ts'

type Props = { base: string; languages: Language[]; trial: TrialView }

/** How the next conversation begins. It is in the address, and works without scripts. */
export function BeginForm({ base, languages, trial: { at, language } }: Props) {
  return (
    <Form method="get" action={`${base}/try-it`} preventScrollReset className="try-it-begin">
      <Field
        label={
          <>
            It is <span className="font-normal text-muted">(now, if empty)</span>
          </>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            name="at"
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
            defaultValue={at ?? ''}
            onBlur={(event) => beginIfChanged(event, at ?? '')}
          />
        )}
      </Field>
      <Field label="Language">
        {(control) => (
          <Select
            {...control}
            name="language"
            defaultValue={language}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one === 'ga' ? 'ga' : undefined}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Start again
      </Button>
    </Form>
  )
}

/** Its parts change one by one, so it counts once somebody leaves it. The button begins a conversation by itself. */
function beginIfChanged({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>, known: string): void {
  const isButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget.form
  if (currentTarget.value !== known && !isButton) currentTarget.form?.requestSubmit()
}
