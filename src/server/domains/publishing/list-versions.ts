import { z } from 'zod'
import { type ListPage, place } from '#contracts/lists.ts'
import { id, version as versionNumber } from '#contracts/primitives.ts'
import type { ListedVersion, VersionView } from '#contracts/receptionist/publishing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { readPage } from '../../lists/read-page.ts'
import { listEntriesIn } from '../knowledge/index.ts'
import { getConfiguration, getOwnReceptionist } from '../receptionists/index.ts'
import { describeVersionChanges } from './describe-changes.ts'
import { getVersionHead, HEAD_COLUMNS, type HeadRow, presentHead, selectVersions } from './version-heads.ts'

const PAGE_SIZE = 10

const versionAddress = z.object(place)

type Row = HeadRow & { id: string }

const NEWEST_FIRST = {
  by: 'number',
  of: (row: Row) => row.number,
  direction: 'desc',
  kind: 'number',
} as const

/** Lists one page of the versions of the actor's organisation, newest first, each with its changes. */
export async function listVersions(ctx: Ctx, input: unknown): Promise<ListPage<ListedVersion>> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId } = await getOwnReceptionist(ctx)
  const { items, ...page } = await readPage(ctx, {
    matching: selectVersions(ctx, organisationId),
    order: NEWEST_FIRST,
    place: versionAddress.parse(input),
    size: PAGE_SIZE,
    read: async (matching): Promise<Row[]> => {
      const rows = await matching.select(HEAD_COLUMNS).execute()
      return rows.map((row) => ({ ...row, id: String(row.number) }))
    },
  })
  const listed = items.map(async (row) => {
    const changes = await listChangesBefore(ctx, organisationId, row.number)
    return { id: row.id, ...presentHead(row), changes }
  })
  return { items: await Promise.all(listed), ...page }
}

export async function getLiveVersion(ctx: Ctx): Promise<number> {
  requirePermission(ctx, 'conversations.read')
  return (await getOwnReceptionist(ctx)).version
}

/** Returns a version of the actor's organisation by its number. Throws `not_found`. */
export async function getVersion(ctx: Ctx, input: unknown): Promise<VersionView> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId, version: live } = await getOwnReceptionist(ctx)
  // A malformed number counts as an unknown version.
  const number = versionNumber.safeParse(input).data ?? 0
  const head = await getVersionHead(ctx, organisationId, number)
  const [configuration, changes, fromLive] = await Promise.all([
    getConfiguration(ctx, organisationId, number),
    listChangesBefore(ctx, organisationId, number),
    describeVersionChanges(ctx, organisationId, { from: live, to: number }),
  ])
  return { ...head, live, configuration, changes, fromLive }
}

const entriesAddress = z.object({ after: id('kno').optional().catch(undefined) })

/** Lists a page of a version's answers, with the cursor of the next page. */
export async function listEntriesOfVersion(ctx: Ctx, number: number, input: unknown) {
  requirePermission(ctx, 'conversations.read')
  const { organisationId } = await getOwnReceptionist(ctx)
  const { after } = entriesAddress.parse(input)
  return listEntriesIn(ctx, organisationId, { version: number, after })
}

function listChangesBefore(ctx: Ctx, organisationId: string, number: number) {
  return describeVersionChanges(ctx, organisationId, { from: Math.max(1, number - 1), to: number })
}
