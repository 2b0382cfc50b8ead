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

/** A website or document that a receptionist learns from. */
export type MaterialSourcesTable = {
  id: string
  organisation_id: string
  kind: MaterialSourceKind
  name: string
  /** URL of a website. */
  address: string | null
  reread: Reread
  state: SourceState
  failure: string | null
  /** JSON: codes and counts of what the last reading left out. */
  notes: JsonText
  pages_found: Generated<number>
  pages_read: Generated<number>
  read_at: Instant | null
  /** When a website is read again. Null: only on request. */
  next_read_at: Instant | null
  created_at: Instant
}

/** The bytes of a document until it is read. Only its text is kept. */
export type MaterialFilesTable = {
  source_id: string
  organisation_id: string
  data: Buffer
  created_at: Instant
}

/** A page of a website, or a whole document. */
export type MaterialPagesTable = {
  id: string
  organisation_id: string
  source_id: string
  /** Empty for a document. */
  address: string
  title: string
  read_at: Instant
}

/** A passage of the material that may become an answer. */
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
  /** When it was recognised as an instruction to a language model. */
  instruction_at: Instant | null
  state: PassageState
  /** The answer made from it. */
  entry_id: string | null
  /** Its text at the time of the decision, after the text changed. */
  previous_answer: string | null
  changed_at: Instant | null
  gone_at: Instant | null
  created_at: Instant
}

export type SourceRow = Selectable<MaterialSourcesTable>
export type PassageRow = Selectable<MaterialPassagesTable>
