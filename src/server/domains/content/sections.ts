import { z } from 'zod'
import { CONTENT_SECTIONS, type ContentSection, contentSection, siteContent } from '#contracts/site-content.ts'
import { type Texts, textsOf } from '#contracts/site-content-form.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { type Difference, differencesBetween } from './differences.ts'

/** `by` is null for what came with the product, and for somebody whose account is gone. */
type Done = { at: string; by: string | null }

export type SectionForEditing = {
  section: ContentSection
  /** To be given back with a change. */
  revision: number
  version: number
  published: Done
  texts: Texts
  /** Undefined when nothing waits to be published. */
  draft: (Done & { texts: Texts; differences: Difference[] }) | undefined
}

/** Which sections have a draft, in the order in which they are shown. */
export async function listSections(ctx: Ctx): Promise<{ section: ContentSection; hasDraft: boolean }[]> {
  await requireAdministrator(ctx)
  const rows = await ctx.db.selectFrom('site_content').select('section').where('draft', 'is not', null).execute()
  const drafted = new Set(rows.map((row) => row.section))
  return CONTENT_SECTIONS.map((section) => ({ section, hasDraft: drafted.has(section) }))
}

export async function getSection(ctx: Ctx, section: ContentSection): Promise<SectionForEditing> {
  await requireAdministrator(ctx)
  const row = await ctx.db
    .selectFrom('site_content')
    .leftJoin('users as publisher', 'publisher.id', 'published_by')
    .leftJoin('users as drafter', 'drafter.id', 'drafted_by')
    .selectAll('site_content')
    .select(['publisher.first_name as publisher_first', 'publisher.last_name as publisher_last'])
    .select(['drafter.first_name as drafter_first', 'drafter.last_name as drafter_last'])
    .where('section', '=', section)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such section.')
  const texts = textsIn(section, row.data)
  const { revision, version, draft, drafted_at } = row
  const draftTexts = draft === null ? undefined : textsIn(section, draft)
  return {
    section,
    revision,
    version,
    published: { at: row.published_at, by: nameOf(row.publisher_first, row.publisher_last) },
    texts,
    draft: draftTexts && {
      at: drafted_at ?? '',
      by: nameOf(row.drafter_first, row.drafter_last),
      texts: draftTexts,
      differences: differencesBetween(texts, draftTexts),
    },
  }
}

type SectionVersion = Done & {
  version: number
  /** To the version before; empty for the first one. */
  differences: Difference[]
}

const VERSIONS_A_PAGE = 20

const versionsWanted = z.object({ section: contentSection, before: z.number().int().optional() })

/** What was published, newest first. `before` is the last version of the page before this one. */
export async function listVersions(
  ctx: Ctx,
  input: z.input<typeof versionsWanted>,
): Promise<{ versions: SectionVersion[]; hasMore: boolean }> {
  await requireAdministrator(ctx)
  const { section, before } = parseInput(versionsWanted, input)
  const rows = await ctx.db
    .selectFrom('content_versions')
    .leftJoin('users', 'users.id', 'published_by')
    .select(['content_versions.version', 'data', 'published_at', 'first_name', 'last_name'])
    .where('section', '=', section)
    .$if(before !== undefined, (query) => query.where('content_versions.version', '<', before ?? 0))
    .orderBy('content_versions.version', 'desc')
    .limit(VERSIONS_A_PAGE + 1)
    .execute()
  const versions = rows.slice(0, VERSIONS_A_PAGE).map((row, index) => {
    const older = rows[index + 1]
    return {
      version: row.version,
      at: row.published_at,
      by: nameOf(row.first_name, row.last_name),
      differences:
        older === undefined ? [] : differencesBetween(textsIn(section, older.data), textsIn(section, row.data)),
    }
  })
  return { versions, hasMore: rows.length > VERSIONS_A_PAGE }
}

function textsIn(section: ContentSection, data: string): Texts {
  return textsOf(section, siteContent.shape[section].parse(JSON.parse(data)))
}

function nameOf(first: string | null, last: string | null): string | null {
  return first === null ? null : `${first} ${last ?? ''}`.trim()
}
