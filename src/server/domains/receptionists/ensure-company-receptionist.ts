import type { CompanySettings } from '#contracts/settings.ts'
import { rememberLast } from '../../assistant/text/remember-last.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hasTexts, replaceEntries } from '../knowledge/index.ts'
import { COMPANY_ORGANISATION_ID, ensureCompanyOrganisation } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import { buildCompanyStart } from './company-pack.ts'
import { followName, storeReceptionist } from './create-receptionist.ts'
import { getConfiguration, storeDraft, storeVersion } from './drafts-and-versions.ts'
import type { Start } from './starter-packs.ts'

/**
 * Publishes the company's own receptionist from its settings and plans, at its first use, after they change, and at the
 * first use of a release with other texts. Nobody edits it, so it needs no draft. A version published by a person stays.
 */
export async function ensureCompanyReceptionist(ctx: Ctx): Promise<void> {
  const company = await getCompany(ctx)
  const start = readStart(JSON.stringify(company))
  const [row] = await findCurrent(ctx, { id: COMPANY_ORGANISATION_ID })
  const isCurrent = row !== undefined && (row.author_id !== null || (await isPublished(ctx, row.version, start)))
  if (isCurrent && row.slug_name === company.name) return
  await inTransaction(ctx, async (tx) => {
    const id = await ensureCompanyOrganisation(tx)
    if (row === undefined) return storeReceptionist(tx, { id, name: company.name, ...start })
    if (row.slug_name !== company.name) await followName(tx, id, company.name)
    if (isCurrent) return
    await storeDraft(tx, id, start.configuration, null)
    await replaceEntries(tx, id, 'plans', start.entries)
    await storeVersion(tx, { organisationId: id, configuration: start.configuration, authorId: null })
  })
}

/** Kept, because every opening of a conversation asks whether the published version is still that of the settings. */
const readStart = rememberLast((company: string) => buildCompanyStart(JSON.parse(company) as CompanySettings), 1)

const findCurrent = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('receptionists')
    .innerJoin('receptionist_versions', (join) =>
      join
        .onRef('receptionist_versions.organisation_id', '=', 'receptionists.organisation_id')
        .onRef('receptionist_versions.number', '=', 'receptionists.version'),
    )
    .select(['receptionists.version', 'slug_name', 'author_id'])
    .where('receptionists.organisation_id', '=', id),
)

/** Whether a version has the configuration, and the texts of this release, which are compared once in a process. */
async function isPublished(ctx: Ctx, version: number, { configuration, entries }: Start): Promise<boolean> {
  const current = await getConfiguration(ctx, COMPANY_ORGANISATION_ID, version)
  if (JSON.stringify(current) !== JSON.stringify(configuration)) return false
  if (compared.has(ctx.db)) return true
  compared.add(ctx.db)
  return hasTexts(ctx, COMPANY_ORGANISATION_ID, version, entries)
}

const compared = new WeakSet<object>()
