import { IRISH_FIRST } from '#contracts/receptionist/set-up-choices.ts'
import type { Ctx, Tx } from '../../context.ts'
import { BATCH_SIZE, forEachDue } from '../../for-each-due.ts'
import { recordAudit } from '../audit/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import {
  getConfiguration,
  getDraft,
  isIrishFirst,
  isPublicBody,
  storeDraft,
  storeVersion,
} from './drafts-and-versions.ts'

const NOTE = 'Irish first, as public bodies must'

/**
 * Scheduled job: republishes with Irish first the receptionists of public bodies that were created before the rule, or
 * before their organisation became a public body. The draft follows.
 */
export async function publishIrishFirst(ctx: Ctx): Promise<void> {
  await forEachDue(ctx, listDue, async (tx, { id }) => {
    await lockOrganisation(tx, id)
    if (!(await isPublicBody(tx, id))) return false
    const { configuration: draft } = await getDraft(tx, id)
    if (!isIrishFirst(draft)) await storeDraft(tx, id, draft, null)
    const live = await getLive(tx, id)
    const configuration = await getConfiguration(tx, id, live.number)
    if (isIrishFirst(configuration)) return true
    const storeKnowledge = async () => live.knowledge_version
    const number = await storeVersion(tx, {
      organisationId: id,
      configuration,
      authorId: null,
      note: NOTE,
      storeKnowledge,
    })
    await recordAudit(tx, 'receptionist.published', { kind: 'organisation', id }, { version: number, note: NOTE })
    return true
  })
}

function getLive({ db }: Tx, organisationId: string) {
  return db
    .selectFrom('receptionist_versions')
    .select(['number', 'knowledge_version'])
    .where('organisation_id', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

function listDue(ctx: Ctx, after: { id: string } | undefined) {
  const stored = `%"languages":${JSON.stringify(IRISH_FIRST)}%`
  return ctx.db
    .selectFrom('organisations')
    .innerJoin('receptionists', 'receptionists.organisation_id', 'organisations.id')
    .innerJoin('receptionist_versions', (join) =>
      join
        .onRef('receptionist_versions.organisation_id', '=', 'organisations.id')
        .onRef('receptionist_versions.number', '=', 'receptionists.version'),
    )
    .innerJoin('receptionist_drafts', (join) =>
      join
        .onRef('receptionist_drafts.organisation_id', '=', 'organisations.id')
        .onRef('receptionist_drafts.revision', '=', 'receptionists.draft_revision'),
    )
    .select('organisations.id')
    .where('organisations.id', '>', after?.id ?? '')
    .where('business_type', '=', 'GOVERNMENT')
    .where((row) =>
      row.or([
        row('receptionist_versions.document', 'not like', stored),
        row('receptionist_drafts.document', 'not like', stored),
      ]),
    )
    .orderBy('organisations.id')
    .limit(BATCH_SIZE)
    .execute()
}
