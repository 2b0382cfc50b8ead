import type { EmergencyKind } from '#contracts/receptionist/talk.ts'
import { matchesAny, type Pattern, patternText } from '../text/patterns.ts'
import { englishWords, irishWords } from '../text/words.ts'
import { ENGLISH_EMERGENCIES, ENGLISH_HARMLESS } from './en.ts'
import { IRISH_EMERGENCIES, IRISH_HARMLESS } from './ga.ts'

export type { EmergencyKind }

/** The kind that needs the most specific help comes first: an overdose meant to end a life is a crisis and a danger. */
const ORDER: EmergencyKind[] = ['gas', 'crisis', 'clinical', 'life']

/**
 * The emergency that a message speaks of, or null. Both languages are looked for in every message, in its first 4,000
 * characters. Sayings ("dying for the weekend", "my gas bill") are taken out before.
 */
export function detectEmergency(text: string): EmergencyKind | null {
  const start = text.slice(0, 4_000)
  const english = withoutHarmless(patternText(englishWords(start)), ENGLISH_HARMLESS)
  const irish = withoutHarmless(patternText(irishWords(start)), IRISH_HARMLESS)
  const found = ORDER.filter(
    (kind) => matchesAny(english, ENGLISH_EMERGENCIES[kind]) || matchesAny(irish, IRISH_EMERGENCIES[kind]),
  )
  return moreUrgent(found)
}

/** Danger to life goes before a warning sign, unless the words name the sign itself. */
function moreUrgent(found: EmergencyKind[]): EmergencyKind | null {
  const first = found[0]
  if (first === undefined) return null
  return first === 'clinical' && found.includes('life') ? 'life' : first
}

function withoutHarmless(text: string, harmless: Pattern[]): string {
  let rest = text
  for (const pattern of harmless) rest = rest.replace(new RegExp(pattern, 'g'), '; ')
  return rest
}
