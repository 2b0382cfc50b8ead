import { MINE, NOBODYS } from '#contracts/inbox.ts'
import { FilterChoice } from '#web/features/list-controls/list-filter.tsx'

export type Colleague = { id: string; name: string }

export function AssigneeFilter({ value, staff }: { value: string; staff: Colleague[] }) {
  const people = staff.map(({ id, name }) => [id, name] as const)
  const options = [['', 'Anybody'], [MINE, 'Me'], [NOBODYS, 'Nobody'], ...people] as const
  return <FilterChoice name="assignee" label="Assigned to" value={value} options={options} />
}
