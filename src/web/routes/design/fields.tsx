import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Column, Sample } from './sample.tsx'

type Theme = { theme: 'light' | 'dark' }

const ORDER = [
  { value: 'ogham', label: 'Ogham first', help: 'People when asked' },
  { value: 'people', label: 'People first', help: 'Ogham after 4 rings' },
]

export function Fields({ theme }: Theme) {
  return (
    <>
      <Column>
        <Sample name="Field: filled, focus, error, disabled, optional">
          <div className="grid gap-4">
            <Field label="Eircode">{(control) => <TextInput {...control} defaultValue="H91 X0X0" />}</Field>
            <Field label="Opening greeting" hint="Said first, before anything else.">
              {(control) => (
                <TextInput
                  {...control}
                  defaultValue="Dia duit, Claddagh Physio."
                  lang="ga"
                  className="outline-2 outline-offset-2 outline-focus"
                />
              )}
            </Field>
            <Field label="VAT number" error="The last letter is missing">
              {(control) => <TextInput {...control} defaultValue="IE6388047" />}
            </Field>
            <Field label="Customer number" hint="Only your administrator can change it.">
              {(control) => <TextInput {...control} defaultValue="C-10482" disabled />}
            </Field>
            <Field label="What would help most?" isOptional>
              {(control) => <TextArea {...control} placeholder="A sentence or two" />}
            </Field>
            <Field
              label="Password"
              aside={
                <TextLink to="/" className="text-small">
                  Forgot it?
                </TextLink>
              }
            >
              {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="cloch-uisce-7-droichead" />}
            </Field>
          </div>
        </Sample>
      </Column>
      <Column>
        <Choices theme={theme} />
        <Refused theme={theme} />
      </Column>
    </>
  )
}

function Choices({ theme }: Theme) {
  return (
    <Sample name="Select, checkbox, choice">
      <Field label="Language of the greeting">
        {(control) => (
          <Select {...control}>
            <option>Irish first, then English</option>
            <option>English first, then Irish</option>
          </Select>
        )}
      </Field>
      <div>
        <Checkbox defaultChecked>Close on bank holidays</Checkbox>
        <Checkbox>Close on Good Friday</Checkbox>
        <Checkbox disabled>Close on Sundays</Checkbox>
        <Checkbox error="Accept the terms to go on">I accept the terms</Checkbox>
      </div>
      <ChoiceTiles name={`${theme}-order`} legend="Who answers" choices={ORDER} defaultValue="ogham" />
    </Sample>
  )
}

function Refused({ theme }: Theme) {
  const [errors, setErrors] = useState<FormError[]>([])
  const fieldId = `${theme}-town`
  const message = 'Enter the town your organisation is in'
  return (
    <Sample name="Error summary">
      <ErrorSummary errors={errors} />
      <Field id={fieldId} label="Town" error={errors.length > 0 ? message : undefined}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Button variant="secondary" className="justify-self-start" onClick={() => setErrors([{ fieldId, message }])}>
        Send it empty
      </Button>
    </Sample>
  )
}
