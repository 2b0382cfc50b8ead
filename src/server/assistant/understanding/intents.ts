import type { Patterns } from '../text/patterns.ts'

/** What somebody wants with one clause. */
export type Intent =
  | 'urgent'
  | 'injection'
  | 'insult'
  | 'otherlanguage'
  | 'cancel'
  | 'move'
  | 'complaint'
  | 'message'
  | 'person'
  | 'book'
  | 'price'
  | 'where'
  | 'hours'
  | 'thanks'
  | 'smalltalk'

/** Of equal evidence the earlier one counts. Emergencies are checked before all of them. */
export const INTENT_ORDER: Exclude<Intent, 'urgent' | 'otherlanguage'>[] = [
  'injection',
  'insult',
  'complaint',
  'cancel',
  'move',
  'message',
  'person',
  'book',
  'price',
  'where',
  'hours',
  'thanks',
  'smalltalk',
]

/** Patterns that settle an intent, and those that count only if nothing settles another. */
export interface IntentPatterns {
  certain: Patterns
  likely: Patterns
}

/** Looked at before all other patterns: "is there a charge for cancelling" asks for a price. */
export type Precedence = [intent: Intent, patterns: Patterns][]
