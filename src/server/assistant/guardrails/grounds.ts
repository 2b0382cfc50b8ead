import type { Language } from '#contracts/receptionist/diary.ts'

/** What the words of a model are held against. */
export type Grounds = {
  language: Language
  /** Results of tools and entries of this turn, line by line, in the language of the reply. */
  facts: string[]
  /** The contact's own words: names in them may be said back, and nothing else is known by them. */
  said: string[]
  /** What the model was told to do, which it keeps to itself. */
  instructions: string
  /** The names of services and what else belongs together with a price. */
  services: string[]
}
