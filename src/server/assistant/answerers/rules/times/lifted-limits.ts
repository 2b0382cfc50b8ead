import type { Language } from '#contracts/receptionist/diary.ts'
import type { DialogueState } from '../../../turn/state.ts'
import { limitsClock } from '../../../understanding/when/find-limits.ts'

const IS_FINE =
  "(?:['’]?s|['’]?d be| is| are| was| would(?: be)?| will| works?| suits?)(?: (?:all|just|also|be|do|me|us|for me|for us))*(?: (?:fine|grand|ok|okay|no (?:problem|bother|harm)|good|great|perfect|handy|doable|alright|possible))?"
const ENGLISH = [
  `(?:any ?thing |any ?time )?(?:before|after|earlier|later|(?:the |in the )?(?:mornings?|afternoons?|evenings?))(?: than that| (?:half )?\\p{N}{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?| \\p{L}+)?${IS_FINE} (?:too|as well|also|after all)`,
  "(?:(?:it|that) )?(?:doesn['’]?t|does not|don['’]?t|needn['’]?t|need not|didn['’]?t)(?: (?:really|actually|even))*(?: (?:have|need) to)? be (?:after|before|in the|at|from|that|so|too) ?[^,.;!?]{0,16}",
  "(?:(?:the )?(?:time|hour)|what time)(?: of (?:the )?day)? (?:doesn['’]?t|does not|don['’]?t) matter|it doesn['’]?t matter (?:what time|when)",
]
const IRISH = [
  "(?:níos (?:luaithe|déanaí|moille)|(?:roimh|tar éis|i ndiaidh)(?: \\S+){1,4}?|(?:ar )?maidin|maidineacha|tráthnóna)(?: (?:go|is|tá|atá|a|bheadh|ceart|leor|breá|maith|oiriúnach|féidir|oireann|d[’']oirfeadh|liom|linn|dom|domsa|dúinn|sin|sé))+ (?:freisin|chomh maith|fosta)",
  '(?:ní|níl) g[áa](?: \\p{L}+){0,4}? (?:tar éis|i ndiaidh|roimh|ar maidin|tráthnóna|chomh)[^,.;!?]{0,18}',
]
const LIFTS = new RegExp(`(?<!\\p{L})(?:${[...ENGLISH, ...IRISH].join('|')})(?!\\p{L})`, 'iu')

const ANY_TIME = { en: 'I don’t mind when', ga: 'is cuma faoin am' } as const

/** "Earlier is fine too", "it doesn't have to be after four": the hours that were said before hold no longer. */
export function sayLifted(text: string, { task, limits }: DialogueState, language: Language): string {
  const isBooking = task === 'book' || task === 'move'
  return isBooking && limitsClock(limits) ? text.replace(LIFTS, ANY_TIME[language]) : text
}
