import type { VersionHead } from '#contracts/receptionist/publishing.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

export function selectVersions({ db }: Pick<Ctx, 'db'>, organisationId: string) {
  return db
    .selectFrom('receptionist_versions')
    .leftJoin('users', 'users.id', 'receptionist_versions.author_id')
    .where('receptionist_versions.organisation_id', '=', organisationId)
}

export const HEAD_COLUMNS = [
  'number',
  'receptionist_versions.created_at',
  'first_name',
  'note',
  'override_reason',
  'failed_checks',
  'returned_to',
] as const

export type HeadRow = {
  number: number
  created_at: string
  first_name: string | null
  note: string | null
  override_reason: string | null
  failed_checks: string | null
  returned_to: number | null
}

export function presentHead(row: HeadRow): VersionHead {
  return {
    number: row.number,
    at: row.created_at,
    by: row.first_name || null,
    note: row.note,
    override:
      row.override_reason === null
        ? null
        : { reason: row.override_reason, failed: JSON.parse(row.failed_checks ?? '[]') as string[] },
    returnedTo: row.returned_to,
  }
}

/** Returns who published a version, when and why. Throws `not_found`. */
export async function getVersionHead(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  number: number,
): Promise<VersionHead> {
  const row = await selectVersions(ctx, organisationId)
    .select(HEAD_COLUMNS)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such version.')
  return presentHead(row)
}
