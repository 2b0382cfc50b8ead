/** The kinds of files that can be read. A sitemap contains only links. */
export type MaterialKind = 'html' | 'pdf' | 'docx' | 'text' | 'sitemap'

/** The text under one heading. */
export type Section = {
  heading: string
  text: string
  /** Of a document with pages. */
  page: number | undefined
}

/** How many pages of a document were read, of how many. */
export type PageCount = { read: number; all: number }

/** Called after each page of a document. */
export type OnPageRead = (pages: PageCount) => void

/** What a reader takes from a page or a document: only what people see. */
export type Reading = {
  title: string
  sections: Section[]
  /** Addresses that the page leads to, whole. */
  links: string[]
  /** The address that the page names as its own. */
  canonical: string | undefined
  /** Of a document. Fewer read than there are: the rest was left out. */
  pages: PageCount | undefined
  /** More text than is taken. */
  isCut: boolean
}

/** Why a reading failed, in words for staff. */
export const MATERIAL_FAILURES = {
  wrong_type: 'Only PDF, Word (DOCX), HTML and text files are read. Save it as one of them and add it again.',
  not_readable: 'The file is damaged, or is not what its name says. Save it anew and add it again.',
  has_password: 'The file is locked by a password. Save it without one and add it again.',
  too_large: 'The file unpacks to more than can be read. Save the part that matters and add it again.',
  too_complex: 'Reading the file took too long or too much memory. Save the part that matters and add it again.',
  no_text: 'There is no text to read. If it is a scan, save it with text recognition and add it again.',
} as const

export type MaterialFailure = keyof typeof MATERIAL_FAILURES

export class MaterialError extends Error {
  override name = 'MaterialError'
  readonly code: MaterialFailure

  constructor(code: MaterialFailure) {
    super(MATERIAL_FAILURES[code])
    this.code = code
  }
}

/** What is taken of one page or document. */
export const MAX_TEXT = 500_000
export const MAX_PAGES_OF_DOCUMENT = 300
export const MAX_SECTIONS = 500
