import { requestCtx } from '#server/http/router-context.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/audit-log.ts'
import { AuditFilterForm } from './audit-log/audit-filter-form.tsx'
import { AuditTable } from './audit-log/audit-table.tsx'
import { loadAuditLog } from './audit-log/load-audit-log.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadAuditLog(requestCtx(context), readSearchParams(request))
}

export default function AdminAuditLog({ loaderData }: Route.ComponentProps) {
  const { page, filter, organisation, actions } = loaderData
  return (
    <div className="grid gap-6">
      <div>
        <h2 className="font-heading text-title font-demibold">Audit log</h2>
        <p className="mt-1 text-ui text-ink-2">
          Who changed what, and when. Nobody can change or delete a line. The product deletes it when its retention
          period ends.
        </p>
      </div>
      <AuditFilterForm filter={filter} organisation={organisation} actions={actions} />
      <AuditTable lines={page.items} isFiltered={Object.values(filter).some((value) => value !== '')} />
      <Pager label="Audit log" page={page} />
    </div>
  )
}
