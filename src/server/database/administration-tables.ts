export type AdministrationTables = { search_terms: SearchTermsTable }

/** The words that things are found by, without fadas and in small letters. Written with what they belong to. */
export type SearchTermsTable = {
  subject_kind: 'user' | 'organisation' | 'enquiry' | 'ticket'
  subject_id: string
  term: string
}
