import { fold } from '../../text/fold.ts'
import { rememberLast } from '../../text/remember-last.ts'
import type { ServiceName } from '../services/service-name.ts'

type Audience = 'men' | 'women' | 'children'

const YOUNG = '(?:little|small|young|wee|bheag|beag|og|oig)'
/** For whom something is, in the order in which it is read: a little boy is no man. "My son" may be either. */
const WORDS: [RegExp, Audience[]][] = (
  [
    [
      `${YOUNG} (?:boys?|girls?|lads?|ones?|fellas?|fellows?|man|men|lady|sons?|daughters?)|(?:mh?ac|inion|leaid|bhuachaill|buachaill|chailin|cailin) ${YOUNG}|child(?:ren)?s?|kids?|bab(?:y|ies)s?|toddlers?|infants?|juniors?|(?:[1-9]|1[0-2]) ?-?(?:yrs?|years?)(?: |-)?olds?|p[hb]?h?aist[ei]\\p{L}*|leanbh|linbh|leanai|g?h?asu?i?r|(?:aon|dha|tri|ceithre|cuig|se|seacht|ocht|naoi|deich) m?bh?lia(?:in|na)`,
      ['children'],
    ],
    ['lads?|boys?|sons?|nephews?|grandsons?|leaid|mh?ac|bh?uachaill(?:i)?', ['men', 'children']],
    ['girls?|daughters?|nieces?|granddaughters?|inion|ch?ailin|neacht', ['women', 'children']],
    [
      "m[ae]n'?s?|gents?|gentlem[ae]ns?|males?|fellas?|husbands?|hubby|boyfriends?|dads?|daddys?|da|fathers?|brothers?|gran(?:da|dad|father)s?|uncles?|fh?ear(?:aibh|a)?|fh?ir|bhfear|athair|dh?aid(?:i)?|dh?earthair|uncail|dhaideo",
      ['men'],
    ],
    [
      "wom[ae]n'?s?|lad(?:y|ies)'?s?|females?|wi(?:fe|ves)|missus|girlfriends?|m[auo]ms?|mammys?|mummys?|ma|mothers?|sisters?|nan(?:a|ny)?s?|gran(?:ny)?s?|grandmothers?|aunt(?:ie|y)?s?|bh?ean|mh?na|mban|ban|mh?athair|mh?am(?:ai)?|dh?eirfiur|mh?amo|aintin",
      ['women'],
    ],
  ] as [string, Audience[]][]
).map(([words, audience]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), audience])

/** "For me and my husband": of who speaks nothing is known. */
const WITH_SELF =
  /(?<!\p{L})(?:(?:me|myself|meself|us|mise|me fein|dom|domsa) (?:and|n|&|plus|agus|is)|(?:and|n|&|plus|agus) (?:i|me|myself|meself|mise|me fein|dom|domsa))(?!\p{L})/iu

const plain = (text: string) => fold(text).replaceAll(/['’](?=s(?!\p{L}))/giu, '')

/** Each message is compared with the names of all services. */
const MAX_TEXTS = 2_000

/** For whom a text says that something is. Empty where it does not say. */
const readAudience = rememberLast((text: string): Set<Audience> => {
  let rest = plain(text)
  if (WITH_SELF.test(rest)) return new Set()
  const said = new Set<Audience>()
  for (const [pattern, audience] of WORDS) {
    if (rest.search(pattern) < 0) continue
    for (const one of audience) said.add(one)
    rest = rest.replaceAll(pattern, ' ')
  }
  return said
}, MAX_TEXTS)

/** A text without the words that say for whom it is. */
export const withoutAudience = (text: string) =>
  WORDS.reduce((rest, [pattern]) => rest.replaceAll(pattern, ' '), plain(text))

/** "Men's": for whom something is, and nothing else. */
export const namesAudienceAlone = (text: string) =>
  readAudience(text).size > 0 && !/\p{L}{2}/u.test(withoutAudience(text))

/** "Men's haircut" is for men, and "Haircut" for anybody. */
const readOwn = ({ names: [english = '', irish = ''] }: ServiceName) => {
  const own = readAudience(english)
  return own.size > 0 ? own : readAudience(irish)
}

const GROUPS =
  /(?<!\p{L})(?<!(?:for|do|don) (?:(?:my|the|a|mo) )?)(?:m[ae]n|wom[ae]n|lad(?:y|ie)|gent|kid|child(?:ren)?|boy|girl)'?s?'?(?!\p{L})|(?<=\p{L} )(?:fir|fear|ban|mna|paisti|leanai|buachailli|cailini)(?!\p{L})/iu

/** Whether a text asks for a service by a group of people, "men's or women's cut", that has none of its own. */
export const asksForGroup = (text: string, service: ServiceName): boolean =>
  GROUPS.test(plain(text)) && readOwn(service).size === 0

export interface AudienceSplit {
  /** The services for those whom the text names, and for anybody. */
  fitting: ServiceName[]
  /** Those of them that are for nobody else. */
  own: ServiceName[]
  /** Whether two audiences may be meant: a son is a boy or a man. */
  isUnclear: boolean
  rest: string
}

/** Undefined where a text does not say for whom it is, or no service is for certain people. */
export function splitByAudience(text: string, services: ServiceName[]): AudienceSplit | undefined {
  const said = readAudience(text)
  if (said.size === 0) return undefined
  const audiences = services.map((service) => ({ service, audience: readOwn(service) }))
  if (audiences.every(({ audience }) => audience.size === 0)) return undefined
  const fits = (audience: Set<Audience>) => [...audience].some((one) => said.has(one))
  return {
    fitting: audiences.filter(({ audience }) => audience.size === 0 || fits(audience)).map(({ service }) => service),
    own: audiences.filter(({ audience }) => fits(audience)).map(({ service }) => service),
    isUnclear: said.size > 1,
    rest: withoutAudience(text),
  }
}

/** The services that differ from one only by for whom they are, with itself: men's, women's and children's haircuts. */
export function listTwins(id: string | undefined, services: ServiceName[]): string[] {
  const own = services.find((service) => service.id === id)
  if (own === undefined || readOwn(own).size === 0) return []
  const what = (name = '') =>
    withoutAudience(name)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const twins = services.filter(({ names }) =>
    names.some((name, place) => what(name) !== '' && what(name) === what(own.names[place])),
  )
  return twins.length > 1 ? twins.map((service) => service.id) : []
}
