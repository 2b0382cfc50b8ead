import type { Closing, PageMeta, Section, Words } from '#content/types.ts'
import type { ModuleName } from '#contracts/modules.ts'

/** What the page of a sector module says. */
export type ModuleContent = {
  slug: ModuleName
  meta: PageMeta
  /** Capitals without fadas, as everywhere in English. */
  name: string
  badge: string
  title: string
  lead: string
  acronym: {
    /** What the name stands for, a line for each of its letters; each begins with its letter. */
    lines: string[]
    /** Where the name comes from. */
    origin: Words[]
  }
  figures: { value: string; label: string; text: string }[]
  services: Section & { cards: Section[] }
  /** What it leaves to people. */
  limits: Section
  inquiry: Section & { messageHint: string }
  closing: Closing
}
