import { IRISH_RELATION, RELATION } from './relations.ts'

const WHO = `(?:(?:my|our|the|me) ${RELATION}|him|her|them|(?:the )?(?:second|other) one)`
const IRISH_WHO = `(?:(?:mo |m['’] ?|an )?${IRISH_RELATION}|é|í|an dara (?:ceann|duine))`
const STARTS = '^\\W*(?:(?:no|ah|ok|okay|actually|sure|sorry|wait|and|but|just|ní hea|á|ach|ó)[\\s,.]+)*'
const ENDS = '(?=\\s*(?:[,.;!?]|$|(?:he|she|they|it|and|so|tá|mar|is|agus)(?!\\p{L})))'

/** "Leave the husband, he can ring himself", "take him off it", "fág m’fhear céile as": nobody else is to be booked. */
const DROPS = new RegExp(
  `${STARTS}(?:${[
    `(?:leave|forget(?: about)?|never mind|skip|drop|scrap)(?: out)? ${WHO}(?: out(?: of it)?| off(?: it)?| for now| so| then| altogether)?`,
    `(?:take|get|strike) ${WHO} (?:off|out)(?: of)?(?: (?:it|that|the (?:booking|appointment|list)))?`,
    `(?:don['’]?t (?:book|mind|bother(?: with)?)|no need (?:for|to book)) (?:one for )?${WHO}(?: in| down)?`,
    `(?:${WHO}|he|she|they)(?:['’]?ll| will| can) (?:(?:ring|book|do (?:it|that|his own|her own)|sort (?:it|that))(?: (?:ye|you))?(?: (?:him|her|them)sel(?:f|ves))?|call (?:ye |you )?(?:him|her|them)sel(?:f|ves))`,
    `f[áa]g ${IRISH_WHO} (?:as|amach)(?: (?:[ée]|sin))?`,
    `bain ${IRISH_WHO} (?:de|as|amach)(?: sin)?`,
    `n[áa] bac (?:le|leis an) ?${IRISH_WHO}|n[áa] bac (?:leis|léi)`,
  ].join('|')})${ENDS}`,
  'iu',
)

export const dropsOther = (text: string) => DROPS.test(text)

/** "That one is for me, the second one is for him": who the first of two appointments is for. */
const OWN = new RegExp(
  `(?<!\\p{L})(?:(?:that|this|the first)(?: one)?|it|the one (?:at|on) [^.;!?]{1,20})(?:['’]?s| is) (?:just |only )?(?:for me|mine)(?!\\p{L})|(?<!\\p{L})the (?:second|other|next|2nd)(?: one)?(?:['’]?s| is) (?:just |only )?(?:for )?(?:him|her|them|(?:my|the|our) ${RELATION}|his|hers)(?!\\p{L})|(?<!\\p{L})is domsa (?:an ch[ée]ad (?:cheann|choinne)|é (?:sin|seo)|an ceann (?:sin|seo))|is (?:dó|di|do (?:mo |m['’] ?)?${IRISH_RELATION}) an dara (?:ceann|coinne)`,
  'iu',
)

export const saysWhoseIsFirst = (text: string) => OWN.test(text)

const NAMES_OTHER = new RegExp(
  `(?<!\\p{L})(?:him|his|hers?|them|he|she|(?:my|our|the|me) ${RELATION}|leis|léi|d[ói]|(?:mo |m['’] ?|an )${IRISH_RELATION})(?!\\p{L})`,
  'iu',
)

/** "The second one", of offered times, is a time. "The second one is for him" is none. */
export const namesOther = (text: string) => NAMES_OTHER.test(text)
