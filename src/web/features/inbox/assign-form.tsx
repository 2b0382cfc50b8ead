import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import type { Colleague } from './assignee-filter.tsx'

type AssignFormProps = { staff: Colleague[]; assigneeId: string | null; version: number; refusal: Refusal | undefined }

/** Assigns a message or ticket. The key resets the field when the assignee changes. */
export function AssignForm({ staff, assigneeId, version, refusal }: AssignFormProps) {
  return (
    <Form key={assigneeId} intent="assign" refusal={refusal} submit="Assign" variant="secondary">
      <VersionSeen version={version} />
      <SelectEntry name="assigneeId" label="Assigned to" defaultValue={assigneeId ?? ''}>
        <option value="">Nobody</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectEntry>
    </Form>
  )
}

/** The version that was on the screen, see the version columns. */
export function VersionSeen({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />
}
