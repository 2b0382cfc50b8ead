import { TextEntry } from '#web/features/form/entries.tsx'
import { NameEntry, useLanguageOrder } from '../language-order.tsx'
import { DraftDifference, PartChanges } from './draft-changes.tsx'
import { SetUpPart } from './part.tsx'
import { PartForm } from './part-form.tsx'
import type { SetUpProps } from './set-up-props.ts'

export function DetailsPart({ setUp, refusal }: SetUpProps) {
  const { revision, configuration } = setUp
  const { name, address, phone } = configuration
  const order = useLanguageOrder()
  return (
    <SetUpPart
      id="details"
      title="Name, address and phone"
      intro="As callers read them. The details for invoices are in your account."
      brief={name[order[0] ?? 'en']}
      holds={['phone', 'address']}
      isOpen={refusal?.intent === 'details'}
    >
      <PartForm intent="details" version={revision} refusal={refusal} submit="Save details">
        <div className="set-up-grid">
          {order.map((language) => (
            <DraftDifference key={language} id={`name.${language}`}>
              <NameEntry name="name" language={language} start={name} />
            </DraftDifference>
          ))}
          <DraftDifference id="address">
            <TextEntry id="address" name="address" label="Address" isOptional maxLength={300} defaultValue={address} />
          </DraftDifference>
          <DraftDifference id="phone">
            <TextEntry
              id="phone"
              name="phone"
              label="Phone number"
              isOptional
              type="tel"
              maxLength={300}
              defaultValue={phone}
            />
          </DraftDifference>
        </div>
      </PartForm>
      <PartChanges parts={['details']} />
    </SetUpPart>
  )
}
