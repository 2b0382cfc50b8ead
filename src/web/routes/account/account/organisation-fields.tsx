import { type FocusEvent, useState } from 'react'
import { hintEircode, hintPhone, hintVatNumber } from '#contracts/irish.ts'
import { BUSINESS_TYPES, INDUSTRIES } from '#contracts/registration-options.ts'
import type { UserType } from '#contracts/session.ts'
import { afterPress } from '#web/features/registration/after-press.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { AccountData } from './load-account.ts'
import { TextAreaSetting, TextSetting, useFieldError } from './settings-form.tsx'

type Props = { organisation: AccountData['organisation']; userType: UserType }

/** The names, rules and messages of the registration. */
export function OrganisationFields({ organisation, userType }: Props) {
  const types = BUSINESS_TYPES.filter((type) => (type.value === 'GOVERNMENT') === (userType === 'GOVERNMENT'))
  return (
    <>
      <TextSetting
        name="businessName"
        label="Business name"
        defaultValue={organisation.name}
        autoComplete="organization"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          name="businessType"
          label="Business type"
          chosen={organisation.businessType}
          options={types.map(({ value, label }) => [value, label])}
        />
        <Choice
          name="industry"
          label="Industry"
          chosen={organisation.industry}
          options={INDUSTRIES.map((industry) => [industry, industry])}
        />
      </div>
      <Hinted
        name="vatNumber"
        label="VAT number"
        value={organisation.vatNumber}
        hint="Like IE6388047V."
        look={hintVatNumber}
        isOptional
      />
      <Hinted
        name="businessAddress"
        label="Business address"
        value={organisation.address}
        hint="With its Eircode, like A65 F4E2."
        look={hintEircode}
        autoComplete="street-address"
        isLong
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Hinted
          name="businessPhone"
          label="Business phone"
          type="tel"
          value={organisation.phone}
          look={hintPhone}
          autoComplete="tel"
        />
        <TextSetting
          name="businessEmail"
          label="Business email"
          type="email"
          defaultValue={organisation.email ?? ''}
          autoComplete="email"
        />
      </div>
    </>
  )
}

type HintedProps = {
  name: string
  label: string
  value: string | null
  hint?: string
  /** Says what looks unusual; it is taken all the same. */
  look: (text: string) => string | undefined
  type?: string
  autoComplete?: string
  isOptional?: boolean
  /** Of more than one line. */
  isLong?: boolean
}

function Hinted({ value, hint, look, type, isLong = false, ...input }: HintedProps) {
  const [found, setFound] = useState<string>()
  const setting = {
    ...input,
    defaultValue: value ?? '',
    hint: found ?? hint,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const looked = look(currentTarget.value)
      afterPress(() => setFound(looked))
    },
  }
  return isLong ? <TextAreaSetting {...setting} /> : <TextSetting {...setting} type={type} />
}

type ChoiceProps = { name: string; label: string; chosen: string | null; options: [value: string, label: string][] }

function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <Field label={label} error={useFieldError(name)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen ?? ''}>
          {chosen === null && <option value="">Please select</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
