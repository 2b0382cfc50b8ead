const COUNT: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  couple: 2,
  cúpla: 2,
  two: 2,
  dhá: 2,
  few: 3,
  three: 3,
  trí: 3,
  four: 4,
}
const DAYS: Record<string, number> = { day: 1, lá: 1, week: 7, seachtain: 7, sheachtain: 7, fortnight: 14, coicís: 14 }
const SPAN =
  /(?<!\p{L})(?:(a|an|one|two|three|four|\d{1,2}|(?:a )?couple(?: of)?|(?:a )?few|cúpla|dhá|trí) (day|week|fortnight|lá|seachtain|sheachtain|coicís)s?|(lá|seachtain|coicís))(?: or (?:two|so|more)| nó (?:dhó|dó|níos mó))?(?!\p{L})/iu
const LATER =
  /(?<!\p{L})(?:(?:push|put|move|knock|shift|bump|kick)(?:ing)?(?: \p{L}+){0,3} (?:out|back|on)|out|later|postpone|defer|further on|siar|níos déanaí|níos moille|ar athló)(?!\p{L})/iu
const EARLIER = /(?<!\p{L})(?:forward|earlier|sooner|up by|níos luaithe|chun cinn)(?!\p{L})/iu

/** "Push it out a day or two", "a week earlier": by how many days, and what else is said. Undefined if nothing is shifted. */
export function readShift(text: string): { days: number; rest: string } | undefined {
  const [span = '', count = 'a', counted, bare] = SPAN.exec(text) ?? []
  const unit = counted ?? bare
  const sign = EARLIER.test(text) ? -1 : LATER.test(text) ? 1 : undefined
  if (unit === undefined || sign === undefined) return undefined
  const word = count
    .toLowerCase()
    .replace(/^a (?=couple|few)/, '')
    .replace(/ of$/, '')
  const days = sign * (COUNT[word] ?? Number(word)) * (DAYS[unit.toLowerCase()] ?? 1)
  return { days, rest: text.replace(span, ' ') }
}
