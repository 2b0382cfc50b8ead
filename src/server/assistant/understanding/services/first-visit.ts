import { fold } from '../../text/fold.ts'
import type { ServiceName } from './service-name.ts'

const NEW_NOUN = '(?:patient|client|customer|member|pupil|student|case|to (?:ye|you|the|this|here)|here)'
/** Who never came before. "The first time that ye have" and "never been so annoyed" say nothing about it. */
const NEW_HERE = new RegExp(
  [
    `(?:never|not|havent|hasnt|wasnt|werent|didnt) (?:(?:actually|really|ever) )?(?:been(?! (?:so|more|as|treated|better|happier|worse|told|able|offered|given|busier))|have i been|came|come before|attended|dealt with|used (?:you|ye|your)|seen by (?:you|ye)|met (?:you|ye))`,
    'never (?:(?:in )?with (?:you|ye|yis|yous)|(?:was|were|went|go|goes) (?:with|to) (?:you|ye|yis|yous)|(?:(?:was|were) )?(?:here|there|in) before)|(?:was|were) never before',
    'first time(?! (?:slot|available|free|thats|that (?:is|you|ye|suits)|(?:you|ye|youse) (?:have|had)|(?:on|in|after|before|this|next|tomorrow)(?!\\p{L})))',
    `(?:a |im |am |is |hes |shes )?(?:brand )?new ${NEW_NOUN}`,
    'worth (?:my while |me |it )?(?:coming|booking)(?: in)?(?! (?:back|again))',
    'an fiu (?:dom |dhom )?(?:teacht|coinne)',
    '(?:mo|a|ar|an) g?ch?ead uair(?! (?:eile|saor|ata|ar|de|dh|i |sa |on))',
    'n(?:i|ior|ach) (?:raibh|thainig|tainig|fhreastail|bhiomar|rabhamar|bhios|rabhas)(?: (?:me|mise|muid|se|si|siad|sinn|m[oa]? ?\\p{L}+))?(?: (?:ann|ansin|anseo|libh|agaibh|agat|chugaibh|chugat|istigh|cheana|riamh|roimhe seo|roimhe))+',
    '(?:othar|cliant|custaimeir|ball|dalta|duine|mac leinn) nua|(?:taim|ta me|is duine) nua',
  ]
    .map((part) => `(?<!\\p{L})(?:${part})(?!\\p{L})`)
    .join('|'),
  'giu',
)

/** Who came before. */
const KNOWN_HERE =
  /(?<!\p{L})(?:(?:weve|ive|hes|shes|have|has|was|were) been (?:\p{L}+ ){0,2}before|(?:attending|a patient of|a patient here|going to) (?:ye|you|the|dr|there|here)(?: \p{L}+){0,3} for|been there for years|(?:was|were) (?:in|here|there|with (?:you|ye)) (?:last (?:week|month|year|time)|before|yesterday)|(?:back again|coming back) (?:about|for|with)|not (?:my|our|his|her|a) first (?:time|visit|meeting|appointment)|(?:existing|regular) (?:patient|client|customer)|bh(?:i|ios)(?: (?:me|se|si|muid))? (?:ann|libh|agaibh) (?:cheana|an tseachtain seo caite|an mhi seo caite|inne)|ni (?:he|hi) (?:mo|ar) g?ch?ead (?:uair|chuairt|chuair))(?!\p{L})/giu

const FIRST = /^(?:first|initial|intro(?:ductory)?|new)(?!\p{L})|^(?:an )?ch?ead(?!\p{L})/iu
const AGAIN =
  /(?<!\p{L})(?:follow[- ]?ups?|return(?:ing)?|repeat|leantach|leanunach|leantaigh|athchuairt|athchoinne)(?!\p{L})/iu

/** A follow-up by any name, where there is one. */
const FOLLOWS_UP =
  /(?<!\p{L})(?:foll?ow[- ]?ups?|(?:coinne|chuairt|cuairt|ch?oinne) (?:leantach|leanunach|leantaigh))(?!\p{L})/iu

const isFirst = ({ names }: ServiceName) => names.some((name) => FIRST.test(fold(name)))
const isAgain = ({ names }: ServiceName) => names.some((name) => AGAIN.test(fold(name)))

/** A text without the words that say that somebody was never here: they call nothing off and complain of nothing. */
export function withoutHistory(text: string): string {
  const plain = fold(text).replaceAll(/['’]/g, '')
  // "Ye never came" complains.
  const rest = plain.replaceAll(NEW_HERE, (found) => (/ came(?!\p{L})/u.test(found) ? found : ' '))
  return rest === plain ? text : rest
}

/**
 * The services that are left for who says that they were never here, or that they were: first visits, or follow-ups. Where
 * there are none, all but the first visits are left for who was here before. `rest` is the text without those words.
 */
export function readHistory(text: string, services: ServiceName[]): { left: ServiceName[]; rest: string } | undefined {
  const plain = fold(text).replaceAll(/['’]/g, '')
  const isKnown = plain.search(KNOWN_HERE) >= 0 || (FOLLOWS_UP.test(plain) && services.some(isAgain))
  const withoutKnown = plain.replaceAll(KNOWN_HERE, ' ')
  const isNew = !isKnown && withoutKnown.search(NEW_HERE) >= 0
  if (!isKnown && !isNew) return undefined
  const wanted = services.filter(isNew ? isFirst : isAgain)
  const others = isKnown && wanted.length === 0 ? services.filter((service) => !isFirst(service)) : wanted
  return { left: others.length === services.length ? [] : others, rest: withoutKnown.replaceAll(NEW_HERE, ' ') }
}
