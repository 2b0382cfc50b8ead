import { departmentLabel } from '#contracts/projects.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { StatusBadge } from '../../government/projects/status-badge.tsx'
import type { OrganisationData } from './load-record.ts'
import type { PartRow } from './part-list.tsx'

type Project = NonNullable<OrganisationData['projects']>['items'][number]

/** Not a link: project pages belong to the public body's portal. */
export function projectRow({ id, name, department, progress, budgetCents, spentCents, status }: Project): PartRow {
  return {
    key: id,
    title: name,
    note: `${departmentLabel(department)} · ${progress}% done · ${formatEuro(spentCents)} of ${formatEuro(budgetCents)} spent`,
    end: <StatusBadge status={status} />,
  }
}
