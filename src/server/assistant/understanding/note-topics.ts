import type { NoteTopic } from '#content/receptionist/phrases.ts'

const PATTERNS: Record<NoteTopic, RegExp> = {
  coeliac: /(?<!\p{L})(?:coeliac[sh]?|celiac[sh]?|g?ch?éilia(?:ch|igh|c)|gan gh?l[uú]tan|gluten)(?!\p{L})/iu,
  allergy: /(?<!\p{L})(?:allerg\p{L}+|(?:n-|h)?ailléirg\p{L}*)/iu,
  vegetarian: /(?<!\p{L})(?:vegetarians?|veigeatór\p{L}*|feoilséant\p{L}+)/iu,
  vegan: /(?<!\p{L})(?:vegans?|v[eé]igeán\p{L}*)/iu,
  highChair: /(?<!\p{L})(?:high ?chairs?|cathaoir(?:eacha)? (?:h?ard[a]?|linbh|leanaí))(?!\p{L})/iu,
  boosterSeat: /(?<!\p{L})(?:booster(?: seat| chair)?s?|suíochá(?:in|n) (?:linbh|leanaí|páiste))(?!\p{L})/iu,
  wheelchair: /(?<!\p{L})(?:wheelchairs?|g?ch?athaoir(?:eacha)? rothaí)(?!\p{L})/iu,
  key: /(?<!\p{L})(?:keys?|(?:h|n-)?eochair|eochracha)(?!\p{L})/iu,
  gateCode:
    /(?<!\p{L})(?:(?:gate|door|alarm) code|code (?:of|for|to) the (?:gate|door)|cód an (?:gheata|dorais))(?!\p{L})/iu,
  usualPerson:
    /(?<!\p{L})(?:with|by|le) (?:my|our|me|mo|ár) (?:normal|usual|regular|gh?náth-?\p{L}+)(?! (?:name|number|email|phone|details|card|way))(?!\p{L})/iu,
  whoOpens:
    /(?<!\p{L})(?:(?:will|can|to|['’]ll) (?:let|open)(?: the door| up)?(?: (?:you|ye|ya|them|him|her|yous)(?: in)?)?|ligfidh .* isteach|osclóidh)(?!\p{L})/iu,
}

/** "With my usual girl" */
export const namesUsualPerson = (text: string) => PATTERNS.usualPerson.test(text)

/** "Not in a wheelchair, just the parking" is about something else. */
const DENIES =
  /(?<!\p{L})(?:not?|never|without|isn['’]?t|aren['’]?t|don['’]?t|níl|ní|nach|gan(?! (?:ghlútan|glútan)))(?!\p{L})|n['’]t(?!\p{L})/iu
const MAX_WORDS = 12

/** The topics of a short note. None where it denies something or says much more. */
export function findNoteTopics(note: string): NoteTopic[] {
  const isShort = note.trim().split(/\s+/).length <= MAX_WORDS && !/\n|\. \S/u.test(note)
  if (!isShort || DENIES.test(note)) return []
  return Object.entries(PATTERNS).flatMap(([topic, pattern]) => (pattern.test(note) ? [topic as NoteTopic] : []))
}
