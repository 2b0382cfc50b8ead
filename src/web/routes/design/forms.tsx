import { useState } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { StepIndicator } from '#web/ui/step-indicator.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Sample } from './sample.tsx'

const ORDER = [
  { value: 'ogham', label: 'Ogham first', help: 'People when asked' },
  { value: 'people', label: 'People first', help: 'Ogham after 4 rings' },
]

export function Forms({ idPrefix }: { idPrefix: string }) {
  const [order, setOrder] = useState('ogham')
  return (
    <>
      <Sample name="Field: filled, hint, error, optional">
        <Field label="Eircode" isOptional>
          {(control) => <TextInput {...control} defaultValue="H91 X0X0" />}
        </Field>
        <Field label="Opening greeting" hint="Said first, before anything else.">
          {(control) => <TextArea {...control} defaultValue="Dia duit, Claddagh Physio." lang="ga" />}
        </Field>
        <Field label="VAT number" error="The last letter is missing">
          {(control) => <TextInput {...control} defaultValue="IE6388047" />}
        </Field>
        <Field label="Password">{(control) => <PasswordInput {...control} autoComplete="new-password" />}</Field>
      </Sample>
      <Sample name="Select, checkbox, choice">
        <Field label="Language of the greeting">
          {(control) => (
            <Select {...control}>
              <option>Irish first, then English</option>
              <option>English first, then Irish</option>
            </Select>
          )}
        </Field>
        <Checkbox defaultChecked>Close on bank holidays</Checkbox>
        <Checkbox>Close on Good Friday</Checkbox>
        <Checkbox error="You must accept the terms">I accept the terms</Checkbox>
        <ChoiceTiles
          name={`${idPrefix}-order`}
          legend="Who answers"
          choices={ORDER}
          value={order}
          onChange={setOrder}
        />
      </Sample>
      <Sample name="Step indicator">
        <StepIndicator steps={['Business Details', 'Contact Information', 'Plan & Payment']} current={2} />
      </Sample>
    </>
  )
}
