import { irishBase } from '../../text/irish-base.ts'
import type { ServiceName } from './service-name.ts'

/** Words for any appointment. "Coinne" and "appointment" match no service. */
const GENERAL = new Set('meeting visit session booking appointment cuairt cruinniu seisiun coinne'.split(' '))
const SMALL = new Set('a an the my our your with for to at of in on le lenar do don'.split(' '))
const WORD = /[\p{L}\p{N}]+/gu
const DEFINITE = /(?<!\p{L})(?:the|my|our|your|his|her|their|this|that|an|mo|ár) (\p{L}+)/giu
const INDEFINITE = /(?<!\p{L})an? (\p{L}+)(?= (?:instead|rather|please|then)|\W*$)/giu
const REFUSES =
  /(?<!\p{L})(?:not|isn['’]?t|instead of|rather than|ní|níl|seachas|in ionad|in áit|don['’]?t (?:put|add|book|do)|leave out|ná (?:cuir|déan)|fág)(?: (?:an?|the|my|mo|do|de))? /giu

/**
 * The service that a message means, where one is chosen already. "The meeting" goes on about a "First meeting", and "the
 * visit" about whatever is booked. "A visit instead" is another one, and so is "a meeting, not a first meeting".
 */
export function keepService(
  text: string,
  named: string | undefined,
  chosen: string | undefined,
  services: ServiceName[],
): string | undefined {
  const [other, own] = [named, chosen].map((id) => services.find((service) => service.id === id))
  if (other === undefined || own === undefined || other === own) return named
  const isRefused = own.names.some((name) => refuses(text, name))
  return !isRefused && (isPartOf(other, own) || isGeneral(text, other)) ? chosen : named
}

const listWords = (text: string) => (text.match(WORD) ?? []).map(irishBase)

function refuses(text: string, name: string): boolean {
  const refused = text.split(REFUSES).slice(1).map(listWords)
  return refused.some((rest) => listWords(name).every((word, place) => rest[place] === word))
}

/** "Meeting" in "First meeting". */
const isPartOf = ({ names }: ServiceName, own: ServiceName) =>
  names.some((name, language) => {
    const known = new Set(listWords(own.names[language] ?? ''))
    return listWords(name).every((word) => known.has(word))
  })

/** Whether a text says only general words of a name, and no other one than what is known: "the visit", not "a visit". */
function isGeneral(text: string, { names }: ServiceName): boolean {
  const words = new Set(listWords(text))
  const said = names.flatMap(listWords).filter((word) => words.has(word) && !SMALL.has(word))
  if (said.length === 0 || said.some((word) => !GENERAL.has(word))) return false
  const isWhole = names.some((name) => listWords(name).every((word) => words.has(word)))
  const beside = (pattern: RegExp) =>
    [...text.matchAll(pattern)].some(([, word = '']) => said.includes(irishBase(word)))
  return isWhole ? beside(DEFINITE) : !beside(INDEFINITE)
}
