import { fold } from '../../text/fold.ts'
import { rememberLast } from '../../text/remember-last.ts'
import type { ServiceName } from './service-name.ts'

/**
 * What a trade does, each kind apart. They share meanings for the search of answers, and none of them is booked for another:
 * a blow dry is no haircut.
 */
const KINDS: RegExp[] = [
  /(?<!\p{L})(?:blow[- ]?(?:dr(?:y|ys|ies|ied|ying)|outs?|wave)|sh?eideadh(?: gruaige)?|sh?eidtriom\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:full |half )?(?:head of )?(?:highlights?|lowlights?|foils)|balayage|(?:hair )?(?:colou?r(?:s|ed|ing)?|dye|dying|tint|toner|bleach)|roots(?: done)?|fh?reamhacha|dh?ath(?:u|anna)?(?: gruaige)?|aibhsi\p{L}+)(?!\p{L})/giu,
  /(?<!\p{L})(?:perms?|keratin|straightening|hair extension|extensions|hair ?up|up ?styles?)(?!\p{L})/giu,
  /(?<!\p{L})(?:beard(?: trim| shave)?|(?:hot towel |wet )?shave|(?:bearradh |bearr )?fh?easo(?:g|ige))(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:gel |acrylic |shellac |my )?nails?|manicure|pedicure|shellac|acrylics|ingne|mh?ainiciur|ph?eidiciur)(?!\p{L})/giu,
  /(?<!\p{L})(?:eye ?)?(?:lash(?:es)?|brows?|fh?abhrai|mh?alai)(?: tint| lift| wax| lamination)?(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:leg |bikini |half leg |full leg )?wax(?:ing)?|threading|laser|ceiriu)(?!\p{L})/giu,
  /(?<!\p{L})(?:facials?|spray tan|tanning|make ?up|botox|fillers?|smideadh)(?!\p{L})/giu,
  /(?<!\p{L})(?:pregnancy|hot stones?|couples?|indian head|swedish|thai|lymphatic) massages?(?!\p{L})/giu,
  /(?<!\p{L})(?:massages?|sh?uathaireacht(?:a)?|mh?asaist[eií])(?!\p{L})/giu,
  /(?<!\p{L})(?:acupuncture|dry needling|reflexology|pilates|reiki|acapunc\p{L}+|snathaidphollad\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})(?:dry |hair ?)?(?:cuts?|haircuts?|trims?|fades?|buzz ?cut|b?h?earradh|ng?h?earradh|gh?earradh)(?: gruaige)?(?!\p{L})/giu,
]

/** The kinds that a text names, in their order above, with its words for them. */
export const listThings = (text: string): Map<number, string> => splitThings(text).found

/** A text, without marks, as far as it names no kind. */
export const withoutThings = (text: string): string => splitThings(text).rest

/** Each message is compared with the names of all services. */
const MAX_TEXTS = 2_000

const splitThings = rememberLast((text: string): { found: Map<number, string>; rest: string } => {
  let rest = fold(text)
  const found = new Map<number, string>()
  for (const [kind, pattern] of KINDS.entries()) {
    const [said] = rest.match(pattern) ?? []
    if (said === undefined) continue
    found.set(kind, said.trim())
    rest = rest.replaceAll(pattern, ' ')
  }
  return { found, rest }
}, MAX_TEXTS)

const HAIR = /(?<!\p{L})(?:hair|g?h?ruaig(?:e)?)(?!\p{L})/iu
/** The places of a blow dry, a colour, a perm and a cut among the kinds. */
const OF_HAIR = [0, 1, 2, 11]

/** The kinds of a service, by its names. */
export const listKinds = ({ names }: ServiceName): Set<number> =>
  new Set(names.flatMap((name) => [...listThings(name).keys()]))

/**
 * The services of the kinds that a text names. "A cut and blow dry" is the service of both, if there is one: `together`.
 * Otherwise each kind has its own, and `apart` has those of each.
 */
export function findByKinds(
  text: string,
  services: ServiceName[],
): { together: ServiceName[]; apart: ServiceName[][] } {
  const said = [...listThings(text).keys()]
  const kinds = services.map((service) => ({ service, own: listKinds(service) }))
  const pick = (fits: (own: Set<number>) => boolean) => {
    const fitting = kinds.filter(({ own }) => fits(own))
    const least = Math.min(...fitting.map(({ own }) => own.size))
    return fitting.filter(({ own }) => own.size === least).map(({ service }) => service)
  }
  if (said.length === 0) return { together: [], apart: [] }
  const together = pick((own) => said.every((kind) => own.has(kind)))
  return { together, apart: together.length > 0 ? [] : said.map((kind) => pick((own) => own.has(kind))) }
}

/** The services of any kind of hair, where a text names hair and no kind. */
export const listOfHair = (text: string, services: ServiceName[]): ServiceName[] =>
  HAIR.test(fold(text)) && listThings(text).size === 0 ? services.filter(isOfHair) : []

const isOfHair = (service: ServiceName) => OF_HAIR.some((kind) => listKinds(service).has(kind))
