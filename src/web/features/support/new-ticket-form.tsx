import { TICKET_CATEGORIES } from '#contracts/support.ts'
import { SelectEntry, TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type NewTicketFormProps = { base: string; refusal: Refusal | undefined }

export function NewTicketForm({ base, refusal }: NewTicketFormProps) {
  return (
    <Form
      intent="open"
      refusal={refusal}
      submit="Open ticket"
      actions={
        <ButtonLink to={base} variant="secondary" className="max-sm:w-full">
          Cancel
        </ButtonLink>
      }
    >
      <TextEntry name="subject" label="Subject" hint="In a few words" maxLength={150} />
      <SelectEntry name="category" label="What is it about?" defaultValue="">
        <option value="">Choose one</option>
        {TICKET_CATEGORIES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectEntry>
      <TextAreaEntry
        name="message"
        label="What happened?"
        hint="What you did, what you expected, what came instead. Please leave out passwords and card numbers."
        rows={8}
      />
    </Form>
  )
}
