export type AdministrationTables = { search_terms: SearchTermsTable }

/** The search index: folded words (lower case, no fadas). Written in the transaction that changes the subject. */
export type SearchTermsTable = {
  subject_kind: 'user' | 'organisation' | 'enquiry' | 'ticket' | 'conversation'
  subject_id: string
  term: string
}
