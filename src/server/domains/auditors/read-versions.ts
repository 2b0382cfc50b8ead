import { formatChange } from '#contracts/receptionist/changes.ts'
import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Ctx } from '../../context.ts'
import { describeVersionChanges } from '../publishing/index.ts'
import { getConfiguration } from '../receptionists/index.ts'
import type { Scope } from './period.ts'

export type RecordedVersion = {
  number: number
  publishedAt: string
  /** Null: the system, or an erased account. */
  publishedBy: { id: string; name: string } | null
  note: string | null
  /** The reason for publishing despite failed checks, and those checks. */
  override: { reason: string; failedChecks: string[] } | null
  returnedTo: number | null
  /** Changes since the previous version, in words. `moreChanges` counts omitted ones. */
  changes: string[]
  moreChanges: number
  setUp: ReceptionistConfiguration
}

const PAGE_SIZE = 100

export const selectVersions = ({ db }: Pick<Ctx, 'db'>, { organisationId, from, until }: Scope) =>
  db
    .selectFrom('receptionist_versions')
    .where('organisation_id', '=', organisationId)
    .where('receptionist_versions.created_at', '>=', from)
    .where('receptionist_versions.created_at', '<', until)

/** Reads the versions published in a period, oldest first. */
export async function* readVersions(ctx: Ctx, scope: Scope): AsyncGenerator<RecordedVersion> {
  for (let after = 0; ; ) {
    const page = await selectPage(ctx, scope, after)
    for (const row of page) yield await present(ctx, scope.organisationId, row)
    after = page.at(-1)?.number ?? after
    if (page.length < PAGE_SIZE) return
  }
}

type Row = Awaited<ReturnType<typeof selectPage>>[number]

function selectPage(ctx: Ctx, scope: Scope, after: number) {
  return selectVersions(ctx, scope)
    .leftJoin('users', 'users.id', 'author_id')
    .select(['number', 'receptionist_versions.created_at', 'users.id', 'first_name', 'last_name', 'email', 'note'])
    .select(['override_reason', 'failed_checks', 'returned_to'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(PAGE_SIZE)
    .execute()
}

async function present(ctx: Ctx, organisationId: string, row: Row): Promise<RecordedVersion> {
  const { number, id, override_reason: reason } = row
  const changes = await describeVersionChanges(ctx, organisationId, { from: Math.max(1, number - 1), to: number })
  const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.email || ''
  return {
    number,
    publishedAt: row.created_at,
    publishedBy: id === null ? null : { id, name },
    note: row.note,
    override: reason === null ? null : { reason, failedChecks: JSON.parse(row.failed_checks ?? '[]') as string[] },
    returnedTo: row.returned_to,
    changes: changes.items.map(formatChange),
    moreChanges: changes.more,
    setUp: await getConfiguration(ctx, organisationId, number),
  }
}
