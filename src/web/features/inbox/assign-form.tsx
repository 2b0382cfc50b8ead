import { SelectEntry } from '#web/features/portal-form/entries.tsx'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import type { Colleague } from './assignee-filter.tsx'

type AssignFormProps = { staff: Colleague[]; assigneeId: string | null; version: number; refusal: Refusal | undefined }

/** Gives one message or ticket to a colleague. Keyed: it shows who has it now. */
export function AssignForm({ staff, assigneeId, version, refusal }: AssignFormProps) {
  return (
    <PortalForm key={assigneeId} intent="assign" refusal={refusal} submit="Assign" variant="secondary">
      <VersionSeen version={version} />
      <SelectEntry name="assigneeId" label="Assigned to" defaultValue={assigneeId ?? ''}>
        <option value="">Nobody</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectEntry>
    </PortalForm>
  )
}

/** What was on the screen when somebody decided: see the version columns. */
export function VersionSeen({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />
}
