import type { Generated, Selectable } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { MaterialSourceKind, PassageState, Reread, SourceState } from '#contracts/receptionist/material.ts'
import type { Instant, JsonText } from './values.ts'

export type MaterialTables = {
  material_sources: MaterialSourcesTable
  material_files: MaterialFilesTable
  material_pages: MaterialPagesTable
  material_passages: MaterialPassagesTable
}

/** A website or a document that a receptionist learns from. */
export type MaterialSourcesTable = {
  id: string
  organisation_id: string
  kind: MaterialSourceKind
  name: string
  /** Of a website. */
  address: string | null
  reread: Reread
  state: SourceState
  failure: string | null
  /** JSON: codes of what the last reading left out, with numbers. */
  notes: JsonText
  pages_found: Generated<number>
  pages_read: Generated<number>
  read_at: Instant | null
  /** When a website is read again. Null: by hand alone. */
  next_read_at: Instant | null
  created_at: Instant
}

/** A document until it was read. Only its text is kept. */
export type MaterialFilesTable = {
  source_id: string
  organisation_id: string
  data: Buffer
  created_at: Instant
}

/** A page of a website, or a document as a whole. */
export type MaterialPagesTable = {
  id: string
  organisation_id: string
  source_id: string
  /** Empty for a document. */
  address: string
  title: string
  read_at: Instant
}

/** What may become an answer, as it stands in the material. */
export type MaterialPassagesTable = {
  id: string
  organisation_id: string
  source_id: string
  page_id: string
  page_number: number | null
  language: Language
  question: string
  answer: string
  question_key: string
  text_hash: string
  /** Its folded words, each after a space. */
  search_text: string
  /** Since when it is known to read like an instruction to a machine. */
  instruction_at: Instant | null
  state: PassageState
  /** The answer that was made of it. */
  entry_id: string | null
  /** What it said when somebody decided about it, once it says something else. */
  previous_answer: string | null
  changed_at: Instant | null
  gone_at: Instant | null
  created_at: Instant
}

export type SourceRow = Selectable<MaterialSourcesTable>
export type PassageRow = Selectable<MaterialPassagesTable>
