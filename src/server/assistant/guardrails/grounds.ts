import type { Language } from '#contracts/receptionist/diary.ts'

/** The facts that allow the words of a model. */
export type Grounds = {
  language: Language
  /** Results of tools and entries of this turn, line by line, in the language of the reply. */
  facts: string[]
  /** The contact's own words. A reply may repeat names in them. They prove nothing else. */
  said: string[]
  /** The model's instructions, which it must not repeat. */
  instructions: string
  /** The names of services, and other things that have a price. */
  services: string[]
}
