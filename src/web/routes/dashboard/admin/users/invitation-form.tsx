import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'

export function InvitationForm({ refusal }: { refusal: Refusal | undefined }) {
  return (
    <Form intent="invite" refusal={refusal} submit="Send invitation">
      <TextEntry
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="The account can be made with this address only. An open invitation to it is replaced."
      />
      <SelectEntry name="userType" label="Type" hint="Which portal opens for them beside this one.">
        <option value="BUSINESS">Business</option>
        <option value="GOVERNMENT">Government</option>
      </SelectEntry>
    </Form>
  )
}
