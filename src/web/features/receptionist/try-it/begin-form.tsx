import { RotateCcw } from 'lucide-react'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { LANGUAGE_NAMES } from '../desk/words.ts'
import { CallerOptions, ChannelOptions } from './caller-options.tsx'

/** Web chat alone is connected. */
const SUBJECTS = { phone: 'The phone', whatsapp: 'WhatsApp', email: 'Email' }

type Props = { base: string; languages: Language[]; trial: TrialView }

const COMPACT = 'font-demibold desk:min-h-8.5! desk:py-1! desk:text-ui!'
const LABEL = 'text-small font-normal text-muted'

/** How the next conversation begins. It is in the address, and works without scripts. */
export function BeginForm({ base, languages, trial: { at, language, caller, channel } }: Props) {
  return (
    <Form method="get" action={`${base}/try-it`} preventScrollReset className="try-it-begin">
      <When key={at} at={at ?? ''} />
      <Choice label="You are" name="caller" value={caller}>
        <CallerOptions />
      </Choice>
      <Choice label="By" name="channel" value={channel}>
        <ChannelOptions />
      </Choice>
      <Choice label="Language" name="language" value={language}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one === 'ga' ? 'ga' : undefined}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </Choice>
      {channel !== 'web-chat' && (
        <p className="try-it-channel">
          {SUBJECTS[channel]} is <TextLink to={`${base}/set-up#channels`}>not connected yet</TextLink>. Here it knows{' '}
          {channel === 'email' ? 'the address that writes' : 'the caller’s number'}.
        </p>
      )}
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

function When({ at }: { at: string }) {
  return (
    <Field
      className={at === '' ? 'is-now' : ''}
      label={
        <span className={LABEL}>
          It is <span className="try-it-now">(now, if empty)</span>
        </span>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          name="at"
          className={classNames(COMPACT, at === '' && 'not-noscript:not-focus:text-transparent')}
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          defaultValue={at}
          onBlur={(event) => beginIfChanged(event, at)}
        />
      )}
    </Field>
  )
}

/** Its parts change one by one, so it counts once somebody leaves it. The button begins a conversation by itself. */
function beginIfChanged({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>, known: string): void {
  const isButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget.form
  if (currentTarget.value !== known && !isButton) currentTarget.form?.requestSubmit()
}

type ChoiceProps = { label: string; name: string; value: string; children: ReactNode }

/** Begins a conversation once it changes, and keeps the focus. Back and Forward change it too. */
function Choice({ label, name, value, children }: ChoiceProps) {
  const [chosen, setChosen] = useState({ value, of: value })
  if (chosen.of !== value) setChosen({ value, of: value })
  return (
    <Field label={<span className={LABEL}>{label}</span>}>
      {(control) => (
        <Select
          {...control}
          name={name}
          className={COMPACT}
          value={chosen.value}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setChosen({ value: currentTarget.value, of: value })
            currentTarget.form?.requestSubmit()
          }}
        >
          {children}
        </Select>
      )}
    </Field>
  )
}
