import type { Language } from '#contracts/receptionist/diary.ts'
import { fold } from '../text/fold.ts'

const IRISH = '(?:n?g?h?aeilg[ei]|gaelige|irish|gaelic)'
const TONGUE = `(?:${IRISH}|m?bh?earla|english)`
const THROUGH = `(?:(?:in|through|tri|as|[in]|le) )${TONGUE}`
/** What is no person: "does it speak Irish?" is about the receptionist, or a product. */
const NO_PERSON =
  '(?:it|this|that|you|u|ye|yous?|(?:(?:the|your|an|bhur) )?(?:(?:ai|virtual|digital) )?(?:receptionist|assistant|ai|bot|app|system|site|website|product|bhfailteoir|failteoir|gcuntoir|cuntoir|gcoras|suiomh))'
const HELD =
  '(?:the |my |our |this |that |an |mo )?(?:(?:first|next|whole) )?(?:meeting|appointment|visit|consult\\p{L}*|session|call|lesson|t?g?ch?ruinniu|g?ch?oinne|g?ch?uairt|seisiun|t?seisiun|n?glao|g?ch?omhra|conversation|chat|(?:cead|chead) (?:chruinniu|chuairt))(?: (?:itself|fein))?'

/** The people of the organisation, or what is done with them. */
const OF_PEOPLE = [
  `(?:does|do|will|would|can|could|has|have)(?:n['’]?t)? (?!(?:${NO_PERSON}|we|i)(?!\\p{L}))(?:\\p{L}+ ){1,4}(?:speaks?|talk|has|have|understand|know)(?: \\p{L}+){0,2} ${TONGUE}`,
  `(?:is|are|will|would)(?: be)? (?:the |your |my |any of )(?!${NO_PERSON}(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:fluent|good|able|speaking)(?: \\p{L}+){0,2} ${TONGUE}`,
  `(?:an )?(?:bhfuil|mbeidh|mbeadh|nach bhfuil) (?:aon )?${TONGUE} (?:(?:mhaith|liofa|fein|freisin|ar bith) )*(?:ag|ages) (?:an |na |bhur |mo |do )(?!(?:bhfailteoir|failteoir|gcuntoir|gcoras|suiomh|ai)(?!\\p{L}))\\p{L}+`,
  `(?:an )?labhr(?:oidh|odh|oidis) (?:\\p{L}+ ){1,3}${TONGUE}`,
  `(?:an )?(?:labhraionn|labhrann|dtuigeann) (?:an|na|siad|bhur) (?!(?:failteoir|bhfailteoir|cuntoir|gcuntoir|coras|gcoras|ai)(?!\\p{L}))(?:\\p{L}+ ){0,2}${TONGUE}`,
  `(?:is|will|would|can|could|may) (?:we |i )?(?:be )?(?:(?:do|have|hold|get) )?${HELD} (?:be )?(?:(?:held|done|had) )?${THROUGH}`,
  `(?:would|will|could|can|does) (?:the|your|my) (?:\\p{L}+ ){1,2}(?:do|hold|have|give) ${HELD} ${THROUGH}`,
  `(?:any|one|some|all) of (?:the|your|ye|them)(?: \\p{L}+){0,2} (?:speaks?|has|have) ${TONGUE}`,
  `(?:is|will|would) (?:it|that|this)(?: be)? through ${TONGUE}`,
  `can (?:i|we) (?:speak|talk|use) ${TONGUE} (?:at|to|with|in) (?!${NO_PERSON}(?!\\p{L}))`,
  `(?:can|could|may) (?:we|i) (?:do|have|hold) (?:it|that|this) through ${TONGUE}|(?:can|could|will) (?:it|that) be (?:done|held) (?:in|through) ${TONGUE}`,
  `(?:an )?(?:mbeidh|bhfuil|mbeadh|mbionn) (?:an|na|do|bhur) (?:\\p{L}+ ){1,3}(?:in ann|abalta) ${TONGUE} a labhairt`,
  `${TONGUE} a (?:labhairt|usaid) (?:leis an|leis na|ag an|le linn an|sa|lena) `,
  `(?:an )?(?:mbeidh|bhfuil|mbeadh|mbionn) ${HELD}(?: (?:sin|seo))? (?:le bheith )?${THROUGH}`,
  `(?:feidir|bhfead\\p{L}+|dtig|ceadmhach)(?: \\p{L}+){0,2} (?:e|i|sin|seo|${HELD}) a (?:dheanamh|bheith|reachtail|chur ar siul) ${THROUGH}`,
]
/** "Is there anyone there with Irish?", "do ye speak Irish?": whoever is there, and the receptionist too. */
const OF_EITHER = [
  `(?:is|would|will) there(?: be)? (?:any|some|a)\\p{L}*(?: \\p{L}+){0,5} ${TONGUE}`,
  `(?:does|do|can|will) any(?:one|body)(?: \\p{L}+){0,3} (?:speak|have|talk|understand)(?: \\p{L}+)? ${TONGUE}`,
  `do (?:ye|yous|yis|yiz) (?:all )?(?:speak|have|talk)(?: any)? ${TONGUE}`,
  `(?:an )?bhfuil (?:aon )?${TONGUE} (?:ag (?:aon|duine|einne|eine|dhuine)|agaibh)`,
  `(?:an )?bhfuil (?:aon |einne|eine|duine)(?: \\p{L}+){0,4} ${TONGUE}|(?:an )?bhfuil (?:gaeilgeoir|cainteoir gaeilge)`,
  `(?:an )?(?:mbeidh|bhfuil) an duine (?:in ann|abalta) ${TONGUE}`,
  `(?:an )?labhra(?:ionn|nn) (?:sibh|aon|einne|eine|duine)(?: \\p{L}+){0,3} ${TONGUE}`,
]
/** "Have ye Irish passports?", "rang Gaeilge": a thing, and no language that is spoken. */
const OF_THING = new RegExp(
  `${TONGUE} (?:passport|danc|music|water|law|history|address|citizen|licen|whiskey|bank|class|lesson|course|breakfast|stew|coffee|sign)|(?:rang|ranganna|cursa|cursai|muinteoir|leabhair?|teacher|classes|lessons|book|books|form|forms|foirm|foirmeacha|sign) (?:\\p{L}+ )?(?:in |as |i |tri )?${TONGUE}`,
  'u',
)
/** "Is there anyone I can speak to in Irish?" sends for a person. */
const SENDS_FOR =
  /(?<!\p{L})(?:(?:i|we) (?:can|could) (?:speak|talk)|(?:speak|talk) to (?:some|any)\p{L}+|labhairt le (?:duine|einne|eine)|a thogfadh|ar feidir (?:liom )?labhairt)(?!\p{L})/u
const asPattern = (forms: string[]) => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u')
const PEOPLE = asPattern(OF_PEOPLE)
const EITHER = asPattern(OF_EITHER)
const NAMES_IRISH = new RegExp(`(?<!\\p{L})${IRISH}(?!\\p{L})`, 'u')

/**
 * The language of "does the solicitor have Irish?" and "an féidir an cruinniú a dhéanamh trí Ghaeilge?", and whether only
 * people are meant. "Can I write to you in Irish?" is about the receptionist alone.
 */
export function readAskedLanguage(said: string): { wished: Language; isOfPeople: boolean } | undefined {
  const text = fold(said)
  if (OF_THING.test(text) || SENDS_FOR.test(text)) return undefined
  const isOfEither = EITHER.test(text)
  if (!isOfEither && !PEOPLE.test(text)) return undefined
  return { wished: NAMES_IRISH.test(text) ? 'ga' : 'en', isOfPeople: !isOfEither }
}
