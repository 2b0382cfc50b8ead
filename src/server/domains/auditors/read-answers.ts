import type { KnowledgeSource, KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import type { Ctx } from '../../context.ts'
import type { RevisionRow } from '../../database/receptionist-tables.ts'
import { presentText } from '../knowledge/index.ts'
import type { Scope } from './period.ts'

/** The text of an answer from one version (inclusive) to another (`untilVersion`, exclusive). */
export type RecordedAnswer = KnowledgeText & {
  id: string
  fromVersion: number
  untilVersion: number | null
  source: KnowledgeSource
  /** The last check before publication. Null: nobody checked it. */
  checkedAt: string | null
  /** Who last saved or checked this text before publication, or checked it while it was live. */
  approvedBy: { id: string; name: string; at: string } | null
}

const PAGE_SIZE = 200

/** Reads the answers of the versions that were live in a period, with all their texts, by answer and version. */
export async function* readAnswers(ctx: Ctx, scope: Scope): AsyncGenerator<RecordedAnswer> {
  const live = await findLiveVersions(ctx, scope)
  for (let last: RevisionRow | undefined; ; ) {
    const page: RevisionRow[] = await selectPage(ctx, scope.organisationId, live, last)
    const approvals = await readApprovals(ctx, scope.organisationId, page)
    const published = await readTimes(ctx, scope.organisationId, page)
    for (const row of page) yield present(row, approvals.get(row.entry_id) ?? [], published)
    last = page.at(-1)
    if (last === undefined || page.length < PAGE_SIZE) return
  }
}

type Versions = { first: number; last: number }

/** Finds the live version at the start of the period, and the newest one in it. */
async function findLiveVersions({ db }: Ctx, { organisationId, from, until }: Scope): Promise<Versions> {
  const newestBefore = async (instant: string) => {
    const row = await db
      .selectFrom('receptionist_versions')
      .select(({ fn }) => fn.max<number | null>('number').as('number'))
      .where('organisation_id', '=', organisationId)
      .where('created_at', '<', instant)
      .executeTakeFirstOrThrow()
    return Number(row.number ?? 0)
  }
  return { first: Math.max(1, await newestBefore(from)), last: await newestBefore(until) }
}

function selectPage({ db }: Ctx, organisationId: string, { first, last }: Versions, after: RevisionRow | undefined) {
  return db
    .selectFrom('knowledge_revisions')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('from_version', '<=', last)
    .where((row) => row.or([row('until_version', 'is', null), row('until_version', '>', first)]))
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('entry_id', '>', after?.entry_id ?? ''),
          row.and([row('entry_id', '=', after?.entry_id ?? ''), row('from_version', '>', after?.from_version ?? 0)]),
        ]),
      ),
    )
    .orderBy('entry_id')
    .orderBy('from_version')
    .limit(PAGE_SIZE)
    .execute()
}

type Approval = { id: string; name: string; at: string; isCheck: boolean }

async function readApprovals(
  { db }: Ctx,
  organisationId: string,
  page: RevisionRow[],
): Promise<Map<string, Approval[]>> {
  const approvals = new Map<string, Approval[]>()
  const ids = [...new Set(page.map(({ entry_id }) => entry_id))]
  if (ids.length === 0) return approvals
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'actor_id')
    .select(['subject_id', 'at', 'action', 'users.id', 'first_name', 'last_name', 'email'])
    .where('subject_id', 'in', ids)
    .where('organisation_id', '=', organisationId)
    .where('action', 'in', ['knowledge.saved', 'knowledge.checked'])
    .orderBy('at')
    .execute()
  for (const { subject_id, at, action, id, first_name, last_name, email } of rows) {
    const name = `${first_name} ${last_name}`.trim() || email
    const approval = { id, name, at, isCheck: action === 'knowledge.checked' }
    approvals.set(subject_id, [...(approvals.get(subject_id) ?? []), approval])
  }
  return approvals
}

async function readTimes({ db }: Ctx, organisationId: string, page: RevisionRow[]): Promise<Map<number, string>> {
  const numbers = [...new Set(page.flatMap((row) => [row.from_version, row.until_version ?? 0])), 0]
  const rows = await db
    .selectFrom('receptionist_versions')
    .select(['number', 'created_at'])
    .where('organisation_id', '=', organisationId)
    .where('number', 'in', numbers)
    .execute()
  return new Map(rows.map(({ number, created_at }) => [number, created_at]))
}

function findApproval(row: RevisionRow, approvals: Approval[], published: Map<number, string>) {
  const begun = published.get(row.from_version) ?? ''
  const ended = published.get(row.until_version ?? 0)
  const isOfThese = ({ at, isCheck }: Approval) => isCheck && (ended === undefined || at < ended)
  const found = approvals.findLast(({ at }) => at <= begun) ?? approvals.find(isOfThese)
  return found === undefined ? null : { id: found.id, name: found.name, at: found.at }
}

function present(row: RevisionRow, approvals: Approval[], published: Map<number, string>): RecordedAnswer {
  return {
    id: row.entry_id,
    fromVersion: row.from_version,
    untilVersion: row.until_version,
    ...presentText(row),
    source: row.source,
    checkedAt: row.checked_at,
    approvedBy: findApproval(row, approvals, published),
  }
}
