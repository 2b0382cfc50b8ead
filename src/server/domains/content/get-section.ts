import { z } from 'zod'
import { CONTENT_SECTIONS, type ContentSection, contentSection, siteContent } from '#contracts/site-content.ts'
import { listTexts, type Texts } from '#contracts/site-content-form.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { compareTexts, type Difference } from './compare-texts.ts'

/** `by` is null for the product's own texts, and for an erased account. */
type ContentEdit = { at: string; by: string | null }

export type SectionForEditing = {
  section: ContentSection
  /** To send back with a change. */
  revision: number
  version: number
  published: ContentEdit
  texts: Texts
  /** Undefined without a draft. */
  draft: (ContentEdit & { texts: Texts; differences: Difference[] }) | undefined
}

/** Lists the sections in the order of the page, and whether each has a draft. */
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
  const texts = parseTexts(section, row.data)
  const { revision, version, draft, drafted_at } = row
  const draftTexts = draft === null ? undefined : parseTexts(section, draft)
  return {
    section,
    revision,
    version,
    published: { at: row.published_at, by: formatName(row.publisher_first, row.publisher_last) },
    texts,
    draft: draftTexts && {
      at: drafted_at ?? '',
      by: formatName(row.drafter_first, row.drafter_last),
      texts: draftTexts,
      differences: compareTexts(texts, draftTexts),
    },
  }
}

type SectionVersion = ContentEdit & {
  version: number
  /** Compared with the version before. Empty for the first version. */
  differences: Difference[]
}

const PAGE_SIZE = 20

const versionQuery = z.object({ section: contentSection, before: z.number().int().optional() })

/** Lists the published versions, newest first. `before` is the last version of the previous page. */
export async function listVersions(
  ctx: Ctx,
  input: z.input<typeof versionQuery>,
): Promise<{ versions: SectionVersion[]; hasMore: boolean }> {
  await requireAdministrator(ctx)
  const { section, before } = parseInput(versionQuery, input)
  const rows = await ctx.db
    .selectFrom('content_versions')
    .leftJoin('users', 'users.id', 'published_by')
    .select(['content_versions.version', 'data', 'published_at', 'first_name', 'last_name'])
    .where('section', '=', section)
    .$if(before !== undefined, (query) => query.where('content_versions.version', '<', before ?? 0))
    .orderBy('content_versions.version', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const versions = rows.slice(0, PAGE_SIZE).map((row, index) => {
    const older = rows[index + 1]
    return {
      version: row.version,
      at: row.published_at,
      by: formatName(row.first_name, row.last_name),
      differences:
        older === undefined ? [] : compareTexts(parseTexts(section, older.data), parseTexts(section, row.data)),
    }
  })
  return { versions, hasMore: rows.length > PAGE_SIZE }
}

function parseTexts(section: ContentSection, data: string): Texts {
  return listTexts(section, siteContent.shape[section].parse(JSON.parse(data)))
}

function formatName(first: string | null, last: string | null): string | null {
  return first === null ? null : `${first} ${last ?? ''}`.trim()
}
