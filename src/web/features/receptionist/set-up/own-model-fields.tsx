import type { ModelSetUp } from '#contracts/receptionist/model.ts'
import { formatEuroInput } from '#contracts/words/amounts.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { TickEntry } from './tick-entry.tsx'

/** The organisation's own model endpoint and prices. A stored key is never shown. */
export function OwnModelFields({
  own,
  typed,
}: Pick<ModelSetUp, 'own'> & { typed: Record<string, string> | undefined }) {
  return (
    <>
      <div className="set-up-grid">
        <TextEntry
          name="url"
          label="Address of the model"
          type="url"
          hint="Any endpoint that speaks OpenAI’s chat completions, as https://api.example.eu/v1"
          maxLength={500}
          defaultValue={own.url}
        />
        <TextEntry name="name" label="Name of the model" maxLength={200} autoComplete="off" defaultValue={own.name} />
        <TextEntry
          name="modelKey"
          label="Key"
          type="password"
          isOptional
          autoComplete="new-password"
          maxLength={1_000}
          hint={
            own.hasKey
              ? 'A key is stored. Leave this empty to keep it for the same address.'
              : 'It is stored encrypted.'
          }
        />
        <SelectEntry
          name="region"
          label="Where it is"
          hint="By the contract with its provider."
          defaultValue={own.region}
        >
          <option value="eu">In the EU</option>
          <option value="other">Elsewhere, or not known</option>
        </SelectEntry>
        <TextEntry
          name="inputPrice"
          label="Price of input, in € per million tokens"
          inputMode="decimal"
          defaultValue={formatEuroInput(own.inputPrice)}
        />
        <TextEntry
          name="outputPrice"
          label="Price of output, in € per million tokens"
          inputMode="decimal"
          defaultValue={formatEuroInput(own.outputPrice)}
        />
        <TextEntry
          name="monthlyBudget"
          label="Monthly budget in euro"
          inputMode="decimal"
          hint="Then the rules word the answers until the month ends."
          defaultValue={formatEuroInput(own.monthlyBudgetCents)}
        />
      </div>
      {own.hasKey && (
        <TickEntry name="removeKey" typed={typed} isTicked={false}>
          Delete the stored key
        </TickEntry>
      )}
    </>
  )
}
