import { type DraftMark, type DraftView, discardForm, publishForm } from '#contracts/receptionist/publishing.ts'
import { countFailed, findFailure, type ScenarioRun } from '#contracts/receptionist/scenarios.ts'
import { requirePermission } from '../../access.ts'
import { runAlwaysThere } from '../../assistant/scenarios/run-always-there.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { keepNewest } from '../../keep-newest.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { discardKnowledgeDraft } from '../knowledge/index.ts'
import {
  getConfiguration,
  getDraft,
  getOwnDraft,
  getOwnReceptionist,
  storeDraft,
  storeVersion,
} from '../receptionists/index.ts'
import { checkScenarios } from '../scenarios/index.ts'
import { describeDraftChanges } from './describe-changes.ts'
import { getVersionHead } from './version-heads.ts'

const findState = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('receptionists')
    .select(['version', 'draft_revision', 'knowledge_revision'])
    .where('organisation_id', '=', id),
)

async function readState(ctx: Pick<Ctx, 'db'>, organisationId: string): Promise<DraftMark> {
  const [row] = await findState(ctx, { id: organisationId })
  if (row === undefined) throw new Error('the organisation has no receptionist')
  return { live: row.version, revision: row.draft_revision, knowledge: Number(row.knowledge_revision) }
}

/** Returns the draft of the actor's organisation and its changes in words. */
export async function getDraftView(ctx: Ctx): Promise<DraftView> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId } = await getOwnReceptionist(ctx)
  const mark = await readState(ctx, organisationId)
  const [changes, head, draft] = await Promise.all([
    describeDraftChanges(ctx, organisationId, mark.live),
    getVersionHead(ctx, organisationId, mark.live),
    getDraft(ctx, organisationId),
  ])
  return { mark, changes, live: head, saved: { at: draft.at, by: draft.by } }
}

const CACHE_SIZE = 2_000
/** Keyed by version and draft revision, whose content never changes. */
const cachedCounts = new Map<string, number>()

/** Counts the unpublished changes of the actor's organisation. Cached, because every section shows the count. */
export async function countDraftChanges(ctx: Ctx): Promise<number> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const { live, revision, knowledge } = await readState(ctx, organisationId)
  const key = `${organisationId}:${live}:${revision}:${knowledge}`
  const known = cachedCounts.get(key)
  if (known !== undefined) return known
  const { count } = await describeDraftChanges(ctx, organisationId, live)
  cachedCounts.set(key, count)
  keepNewest(cachedCounts, CACHE_SIZE)
  return count
}

/**
 * Runs all checks on the draft, and the organisation's own scenarios: `stale` only those that have not run on this draft.
 */
export async function checkDraft(ctx: Ctx, which: 'all' | 'stale' = 'stale'): Promise<ScenarioRun[]> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId } = await getOwnReceptionist(ctx)
  const { configuration } = await getDraft(ctx, organisationId)
  const checks = await runAlwaysThere(ctx, { organisationId, configuration, version: 'draft' })
  return [...checks, ...(await checkScenarios(ctx, which))]
}

/**
 * Publishes set-up and knowledge of the draft as the next version, for conversations that begin from now on. Failed
 * checks need a reason, which is stored and audited. Returns the number. Throws `conflict` when the form showed another
 * draft, when checks fail without an override, and when nothing changed.
 */
export async function publishDraft(ctx: Ctx, input: unknown): Promise<number> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.publish')
  const { note = '', override, reason = '', ...mark } = parseInput(publishForm, input)
  const { revision, configuration } = await getOwnDraft(ctx)
  if (revision !== mark.revision) throw draftChangedError()
  if ((await countDraftChanges(ctx)) === 0) throw new AppError('conflict', 'Everything in the draft is live already.')
  const runs = await checkDraft(ctx, 'all')
  const overriding = requireOverride(runs, override === 'yes' ? reason : undefined)
  return inTransaction(ctx, async (tx) => {
    await lockDraft(tx, organisationId, mark)
    const version = { organisationId, configuration, authorId: userId, note: note || null }
    const number = await storeVersion(tx, { ...version, override: overriding })
    await audit(tx, organisationId, { number, note, override: overriding })
    return number
  })
}

type Override = { reason: string; failed: string[] }

/**
 * Returns undefined when everything passes. Throws `conflict` without an override, and `invalid_input` without a reason.
 */
function requireOverride(runs: ScenarioRun[], reason: string | undefined): Override | undefined {
  const failed = runs.filter((run) => findFailure(run) !== undefined)
  if (failed.length === 0) return undefined
  if (reason === undefined) {
    const message = 'Nothing was published. Change the draft, or publish it with a reason.'
    throw new AppError('conflict', `${countFailed(runs)}. ${message}`)
  }
  if (reason === '') {
    const message = 'Please write why it is right to publish this'
    throw new AppError('invalid_input', message, { fieldErrors: { reason: message } })
  }
  return { reason, failed: failed.map(nameFailed) }
}

const nameFailed = ({ name, language, isAlwaysThere }: ScenarioRun) =>
  isAlwaysThere ? `${name}, in ${LANGUAGES_IN_WORDS[language]}` : `Scenario “${name}”`

const LANGUAGES_IN_WORDS = { en: 'English', ga: 'Irish' } as const

type Published = { number: number; note: string; override: Override | undefined }

async function audit(tx: Tx, organisationId: string, { number, note, override }: Published): Promise<void> {
  const subject = { kind: 'organisation', id: organisationId } as const
  await recordAudit(tx, 'receptionist.published', subject, { version: number, ...(note !== '' && { note }) })
  if (override === undefined) return
  const { reason, failed } = override
  await recordAudit(tx, 'receptionist.gate_overridden', subject, { version: number, reason, failed: failed.join('; ') })
}

/** Resets set-up and knowledge of the draft to the live version. Throws `conflict` for another draft. */
export async function discardDraft(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.change')
  const mark = parseInput(discardForm, input)
  await inTransaction(ctx, async (tx) => {
    await lockDraft(tx, organisationId, mark)
    await storeDraft(tx, organisationId, await getConfiguration(tx, organisationId, mark.live), userId)
    await discardKnowledgeDraft(tx, organisationId)
    const subject = { kind: 'organisation', id: organisationId } as const
    await recordAudit(tx, 'receptionist.draft_discarded', subject, { version: mark.live })
  })
}

/** Locks draft and live version until the commit. Throws `conflict` when either differs from the form. */
async function lockDraft(tx: Tx, organisationId: string, { revision, knowledge, live }: DraftMark): Promise<void> {
  const row = await tx.db
    .updateTable('receptionists')
    .set(({ ref }) => ({ draft_revision: ref('draft_revision') }))
    .where('organisation_id', '=', organisationId)
    .where('draft_revision', '=', revision)
    .where('knowledge_revision', '=', knowledge)
    .where('version', '=', live)
    .returning('organisation_id')
    .executeTakeFirst()
  if (row === undefined) throw draftChangedError()
}

const draftChangedError = () =>
  new AppError(
    'conflict',
    'Somebody changed the draft or published it meanwhile. Here is how it is now. Read the list again, then decide.',
  )
