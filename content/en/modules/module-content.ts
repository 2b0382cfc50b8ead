import type { Closing, PageMeta, Section, Words } from '#content/types.ts'
import type { ModuleName } from '#contracts/modules.ts'

/** The texts of a sector module's page. */
export type ModuleContent = {
  slug: ModuleName
  meta: PageMeta
  /** In capitals without fadas, as always in English. */
  name: string
  badge: string
  title: string
  lead: string
  acronym: {
    /** The acronym's words, one for each letter. */
    lines: string[]
    /** The origin of the name. */
    origin: Words[]
  }
  figures: { value: string; label: string; text: string }[]
  services: Section & { cards: Section[] }
  /** What the module leaves to people. */
  limits: Section
  inquiry: Section & { messageHint: string }
  closing: Closing
}
