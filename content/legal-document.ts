import type { Entry, LinkText, PageMeta, Section } from './types.ts'

/** A part of a section: a paragraph, a list, named entries, or a link. */
export type LegalBlock = string | { list: string[] } | { entries: Entry[] } | { link: LinkText }

export type LegalSection = {
  /** The section's anchor. Never change it once it is published. */
  id: string
  title: string
  blocks: LegalBlock[]
}

type LegalPage = {
  meta: PageMeta
  title: string
  lead: string
  /** ISO date of the last change. */
  updated: string
}

export type PrivacyPolicy = LegalPage & { highlights: Section[]; sections: LegalSection[] }

export type TermsOfService = LegalPage & { highlights: Section[]; sections: LegalSection[] }

/** A right under the GDPR; the article is the one of Regulation (EU) 2016/679. */
export type GdprRight = { id: string; title: string; article: string; text: string; how: string }

export type GdprCompliance = LegalPage & {
  principles: Section & { rows: (Entry & { article: string })[] }
  rights: Section & { rows: GdprRight[] }
  exercise: Section & { steps: Entry[]; times: { kind: string; within: string; text: string }[]; cost: string }
  authority: Section & { note: string }
  security: Section & { rows: Entry[] }
}

export type AccessibilityStatement = LegalPage & { sections: LegalSection[] }
