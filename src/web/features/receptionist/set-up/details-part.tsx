import { TextEntry } from '#web/features/form/entries.tsx'
import { SetUpPart } from './part.tsx'
import { PartForm } from './part-form.tsx'
import type { SetUpProps } from './set-up-screen.tsx'

export function DetailsPart({ setUp, refusal }: SetUpProps) {
  const { version, configuration } = setUp
  const { name, address, phone } = configuration
  return (
    <SetUpPart
      id="details"
      title="Name, address and phone"
      intro="As callers read them. The details for invoices are in your account."
      brief={name.en}
      holds={['phone', 'address']}
      isOpen={refusal?.intent === 'details'}
    >
      <PartForm intent="details" version={version} refusal={refusal} submit="Save details">
        <div className="set-up-grid">
          <TextEntry name="name.en" label="Name in English" maxLength={120} defaultValue={name.en} />
          <TextEntry name="name.ga" label="Name in Irish" lang="ga" maxLength={120} defaultValue={name.ga} />
          <TextEntry id="address" name="address" label="Address" isOptional maxLength={300} defaultValue={address} />
          <TextEntry
            id="phone"
            name="phone"
            label="Phone number"
            isOptional
            type="tel"
            maxLength={300}
            defaultValue={phone}
          />
        </div>
      </PartForm>
    </SetUpPart>
  )
}
