import { hintEircode, hintPhone, hintVatNumber } from '#contracts/irish.ts'
import { BUSINESS_TYPES, INDUSTRIES } from '#contracts/registration-options.ts'
import type { UserType } from '#contracts/session.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { HintedEntry } from '#web/features/form/hinted-entry.tsx'
import type { AccountData } from './load-account.ts'

type Props = { organisation: AccountData['organisation']; userType: UserType }

/** Same names, rules and messages as the registration. */
export function OrganisationFields({ organisation, userType }: Props) {
  const types = BUSINESS_TYPES.filter((type) => (type.value === 'GOVERNMENT') === (userType === 'GOVERNMENT'))
  return (
    <>
      <TextEntry
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
      <HintedEntry
        name="vatNumber"
        label="VAT number"
        defaultValue={organisation.vatNumber ?? ''}
        hint="Like IE6388047V."
        look={hintVatNumber}
        isOptional
      />
      <HintedEntry
        name="businessAddress"
        label="Business address"
        defaultValue={organisation.address ?? ''}
        hint="With its Eircode, like A65 F4E2."
        look={hintEircode}
        autoComplete="street-address"
        isLong
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <HintedEntry
          name="businessPhone"
          label="Business phone"
          type="tel"
          defaultValue={organisation.phone ?? ''}
          look={hintPhone}
          autoComplete="tel"
        />
        <TextEntry
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

type ChoiceProps = { name: string; label: string; chosen: string | null; options: [value: string, label: string][] }

function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <SelectEntry name={name} label={label} defaultValue={chosen ?? ''}>
      {chosen === null && <option value="">Please select</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectEntry>
  )
}
