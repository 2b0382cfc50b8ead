import { fold } from '../text/fold.ts'

/**
 * What a trade does, each kind apart. They share meanings for the search of answers, and none of them is booked for another:
 * a blow dry is no haircut.
 */
const KINDS: RegExp[] = [
  /(?<!\p{L})(?:blow[- ]?(?:dr(?:y|ys|ies|ied|ying)|outs?|wave)|seidtriom\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:full |half )?(?:head of )?(?:highlights?|lowlights?|foils)|balayage|(?:hair )?(?:colou?r(?:s|ed|ing)?|dye|dying|tint|toner|bleach)|roots(?: done)?|dath(?:u|anna)?|dhath(?:u)?|aibhsi\p{L}+)(?!\p{L})/giu,
  /(?<!\p{L})(?:perms?|keratin|straightening|(?:hair )?extensions?|hair ?up|up ?styles?)(?!\p{L})/giu,
  /(?<!\p{L})(?:beard(?: trim| shave)?|(?:hot towel |wet )?shave|(?:bearradh |bearr )?fh?easo(?:g|ige))(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:gel |acrylic |shellac |my )?nails?|manicure|pedicure|shellac|acrylics|ingne|mh?ainiciur|ph?eidiciur)(?!\p{L})/giu,
  /(?<!\p{L})(?:eye ?)?(?:lash(?:es)?|brows?|fh?abhrai|mh?alai)(?: tint| lift| wax| lamination)?(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:leg |bikini |half leg |full leg )?wax(?:ing)?|threading|laser|ceiriu)(?!\p{L})/giu,
  /(?<!\p{L})(?:facials?|spray tan|tanning|make ?up|botox|fillers?|smideadh)(?!\p{L})/giu,
  /(?<!\p{L})(?:pregnancy|hot stones?|couples?|indian head|swedish|thai|lymphatic) massages?(?!\p{L})/giu,
  /(?<!\p{L})(?:acupuncture|dry needling|reflexology|pilates|reiki|acapunc\p{L}+|snathaidphollad\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})(?:dry |hair ?)?(?:cuts?|haircuts?|trims?|fades?|buzz ?cut|b?h?earradh|ng?h?earradh|gh?earradh)(?: gruaige)?(?!\p{L})/giu,
]

/** The kinds that a text names, in their order above, with its words for them. */
export function listThings(text: string): Map<number, string> {
  let rest = fold(text)
  const found = new Map<number, string>()
  for (const [kind, pattern] of KINDS.entries()) {
    const [said] = rest.match(pattern) ?? []
    if (said === undefined) continue
    found.set(kind, said.trim())
    rest = rest.replaceAll(pattern, ' ')
  }
  return found
}
