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
  /(?<!\p{L})(?:(a|an|one|two|three|four|\d{1,2}|(?:a )?couple(?: of)?|(?:a )?few|cúpla|dhá|trí) (day|week|fortnight|lá|seachtain|sheachtain|coicís)s?|(?<!(?:sa|san|an|den) )(lá|seachtain|coicís))(?: or (?:two|so|more)| nó (?:dhó|dó|níos mó))?(?!\p{L})(?! (?:c[ée]anna|sin|seo)(?!\p{L}))/iu
const MINUTES =
  /(?<!\p{L})(?:(half an hour|(?:a )?half[- ]hour|leathuair(?: an chloig)?)|(an hour|one hour|uair an chloig|uair amháin)|(two hours|dhá uair(?: an chloig)?)|(\d{1,3}) (?:minutes?|mins?|nóiméad))(?!\p{L})(?! (?:past|after|to|tar éis|i ndiaidh|chun))/iu
const LATER =
  /(?<!\p{L})(?:(?:push|put|move|knock|shift|bump|kick)(?:ing)?(?: \p{L}+){0,3} (?:out|back|on)|out|later|postpone|defer|further on|siar|níos déanaí|níos moille|ar athló)(?!\p{L})/iu
const EARLIER = /(?<!\p{L})(?:forward|earlier|sooner|up by|níos luaithe|chun cinn)(?!\p{L})/iu

/** "Half an hour later", "siar uair an chloig": by how many minutes. */
export function readMinuteShift(text: string): number | undefined {
  const [, half, hour, two, counted] = MINUTES.exec(text) ?? []
  const sign = EARLIER.test(text) ? -1 : LATER.test(text) ? 1 : undefined
  const count = half ? 30 : hour ? 60 : two ? 120 : Number(counted)
  return sign === undefined || Number.isNaN(count) ? undefined : sign * count
}

/** Whether a text moves something by a span: "a week later", "siar leathuair". */
export const namesShift = (text: string) => readShift(text) !== undefined || readMinuteShift(text) !== undefined

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

const IS_LATER =
  /\b(?:(?:any ?thing|something|some ?time|bit|little|any|aon rud|aon ní|rud)\s+(?:\w+\s+)?(?:later|after that)|later than that|later (?:on )?in the day|(?:too|bit|little|fierce|very|way) early|not (?:that|so|as) early|níos déanaí (?:ná sin|sa lá)|(?:aon rud|aon ní|rud éigin|am|beagán|píosa) níos (?:déanaí|moille)|ró[- ]?luath|(?:beag[áa]n|beag[áa]in[íi]n|píosa|rud beag) luath|chomh luath sin)(?!\p{L})/iu
const IS_EARLIER =
  /\b(?:(?:any ?thing|something|some ?time|bit|little|any|aon rud|aon ní|rud)\s+(?:\w+\s+)?(?:earlier|sooner|before that)|earlier than that|earlier (?:on )?in the day|(?:too|bit|little|fierce|very|way) late|not (?:that|so|as|too) late|níos luaithe (?:ná sin|sa lá)|(?:aon rud|aon ní|rud éigin|am|beagán|píosa) níos luaithe|ró[- ]?(?:dhéanach|mhall)|chomh (?:déanach|mall) sin)(?!\p{L})/iu
/** "Bit later pls", "can ya make it earlier", and neither "I'll ring ye later" nor "the later one" nor "a later date". */
const BARE_LATER =
  /^(?!.*(?<!\p{L})(?:[i’']?ll|talk|see|ring|call|know|decide|tell|book|chat|ask) )(?:\S+\s+){0,6}(?:later(?! (?:one|date|day|this|next|(?:on )?in the (?:week|month)))|(?<!ceann )níos (?:déanaí|moille)(?! (?:sa tseachtain|sa mhí)))(?!\p{L})/iu
const BARE_EARLIER =
  /^(?:\S+\s+){0,6}(?:(?:earlier|sooner)(?! (?:one|date|day|this|next|(?:on )?in the (?:week|month)))|(?<!ceann )níos luaithe(?! sa tseachtain))(?!\p{L})/iu

export type Direction = 'later' | 'earlier'

/** Whether a text asks for something later or earlier than what is talked about: "anything later?", "not that early". */
export function readDirection(text: string): Direction | undefined {
  if (IS_LATER.test(text) || BARE_LATER.test(text)) return 'later'
  return IS_EARLIER.test(text) || BARE_EARLIER.test(text) ? 'earlier' : undefined
}
