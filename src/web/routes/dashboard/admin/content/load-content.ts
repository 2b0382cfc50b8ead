import { CONTENT_SECTIONS, type ContentSection } from '#contracts/site-content.ts'
import { listTextFields } from '#contracts/site-content-form.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { getSection, listSections, listVersions, type SectionForEditing } from '#server/domains/content/index.ts'

const VIEWS = ['edit', 'preview', 'history'] as const
export type ContentView = (typeof VIEWS)[number]

/** The section and view in the address. Default: the hero's editor. */
export async function loadContent(ctx: Ctx, search: URLSearchParams) {
  const wanted = pickValue(CONTENT_SECTIONS, search.get('section'))
  const view = pickValue(VIEWS, search.get('view'))
  const [sections, section, history] = await Promise.all([
    listSections(ctx),
    getSection(ctx, wanted),
    view === 'history' ? loadHistory(ctx, wanted, search.get('before')) : NO_HISTORY,
  ])
  return { sections, section: present(section), view, fields: listTextFields(wanted), history }
}

type History = { versions: ReturnType<typeof presentVersion>[]; hasMore: boolean }
const NO_HISTORY: History = { versions: [], hasMore: false }

async function loadHistory(ctx: Ctx, section: ContentSection, before: string | null): Promise<History> {
  const number = Number(before ?? Number.NaN)
  const asked = Number.isSafeInteger(number) ? { section, before: number } : { section }
  const { versions, hasMore } = await listVersions(ctx, asked)
  return { versions: versions.map(presentVersion), hasMore }
}

function presentVersion(version: Awaited<ReturnType<typeof listVersions>>['versions'][number]) {
  return { ...version, when: formatMoment(version.at), who: version.by ?? unnamed(version.version) }
}

function present({ draft, published, ...section }: SectionForEditing) {
  return {
    ...section,
    published: { when: formatMoment(published.at), who: published.by ?? unnamed(section.version) },
    draft: draft && { ...draft, when: formatMoment(draft.at), who: draft.by ?? unnamed(undefined) },
  }
}

export type PresentedSection = ReturnType<typeof present>
export type PresentedVersion = ReturnType<typeof presentVersion>

/** The first version comes with the product. */
function unnamed(version: number | undefined): string {
  return version === 1 ? 'the installation' : 'somebody whose account is gone'
}

function pickValue<Value extends string>(values: readonly [Value, ...Value[]], asked: string | null): Value {
  return values.find((value) => value === asked) ?? values[0]
}
