import type { Language } from '#contracts/receptionist/diary.ts'

/** "2 yr old", "3yo", "6 years old". */
const ENGLISH = /\b(\d{1,3})[\s-]*(?:(?:yrs?|years?)[\s-]+olds?|y\/?o)\b/gi
/** Who is "a 2 yr old" is a child. "Is 12 years old" and "a 12 yr old lab" may be anything. */
const ENGLISH_CHILD =
  /(?<=\b(?:an?|my|our|his|her|for|the|and) )(\d|1[0-7])[\s-]*(?:(?:yrs?|years?)[\s-]+olds?|y\/?o)\b(?=$|[,.;:?!]|\s+(?:and|or|who|is|has|to|for|at|in|on|get|with|please|pls)\b)/gi
/** "Hes 6", "my son is only 4", but not "hes 6 weeks" or "shes at 6.30". */
const ENGLISH_PERSON =
  /\b((?:he|she)(?:'?s|\s+is)|(?:son|daughter|child|kid|mam|mum|mother|dad|father|granny|nan|grandad)(?:'?s|\s+is))\s+(?:(?:only|just|now|nearly)\s+)?(\d{1,3})\b(?![.:]\d|\s*(?:am|pm|weeks?|months?|days?|hours?|mins?|minutes?|kg|km|o'?clock|%))/gi
/** "Yr" behind a number is no "your". */
const ENGLISH_YEARS = /\b(\d{1,3})\s?yrs?\b/gi
const IRISH =
  /(?<![\p{L}\d])(\d{1,3}|seasca|seacht[óo]|[óo]cht[óo]|n[óo]cha|ceithre scór)\s+m?b(?:h?liana|h?liain)\s+d['’]?\s?aois/giu
const ADULT = 18
const OLD = 60

/** A text with ages in words that have a meaning: those of a child, of somebody old, or none. */
export function nameAges(text: string, language: Language): string {
  if (!/\d|aois/.test(text)) return text
  if (language === 'ga') {
    return text.replaceAll(IRISH, (said, age: string) => {
      const years = /^\d/.test(age) ? Number(age) : OLD
      if (years < ADULT) return said
      return years < OLD ? age : `${age} scothaosta`
    })
  }
  return text
    .replaceAll(ENGLISH_CHILD, '$1 child')
    .replaceAll(ENGLISH, (_, age: string) => nameAge(age))
    .replaceAll(ENGLISH_PERSON, (_, person: string, age: string) => `${person} ${nameAge(age)}`)
    .replaceAll(ENGLISH_YEARS, '$1 years')
}

function nameAge(age: string): string {
  if (Number(age) < ADULT) return `${age} years old`
  return Number(age) < OLD ? age : `${age} elderly`
}
