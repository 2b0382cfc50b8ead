import { LANGUAGES } from '#contracts/receptionist/diary.ts'
import { addMinutes } from '../../../turn/irish-time.ts'
import { AT, readClocks } from '../times/times.ts'

const TAIL =
  '(?: (?:put in|booked in|scheduled|arranged|on))?(?: (?:at|for|from|until|till|ag|ó|go dtí)(?: [^\\s,.;!?]+){1,3}?)?(?=\\s*(?:[,;!?]|\\.(?!\\d)|$)|\\s(?:so|and|but|agus|ach|mar sin)\\s)'
const ENGAGEMENT = new RegExp(
  `(?:(?<!\\p{L})(?:as|because|cos|cause|since|mar|toisc go|sorry) )?(?:(?<!\\p{L})(?<!(?:can|could|may|might|would|should|shall|do|did|if|an?) )(?:(?:i|we)(?:['’]?ve| have)?(?: just| only)?(?: got| have)?|just got|there['’]?s)(?<!\\p{L}(?:i|we)) an? (?:(?!first|follow)\\p{L}+ ){0,2}?(?:call|meeting|class|interview|delivery|exam)(?! (?:with|from) (?:you|ye|yous))|(?<!\\p{L})(?:tá|bhí|fuair mé) (?:cruinniú|glaoch|glao|rang|agallamh)(?: (?:oibre|eile|gutháin))?(?: (?:agam|againn|orm))?)${TAIL}`,
  'iu',
)

/**
 * "Make it 1 instead, I just got a call put in at half 12": what else the caller has on is why another time is wished. It is
 * no service and no time of the booking. The text as it is, where nothing else is said.
 */
export function withoutOwnEngagement(text: string): string {
  const rest = text
    .replace(ENGAGEMENT, ' ')
    .replace(/^[\s,.;!]+(?:(?:so|and|but|agus|ach|mar sin) )?/iu, '')
    .replace(/[\s,;]+$/u, '')
  return /[\p{L}\d]/u.test(rest) ? rest : text
}

const GAP = "(?:(?!(?:i|we|i['’]ve|tá|bíonn)\\s)[^\\s,.;!?]+ ){0,5}?"
const FREE = '(?!.{0,30}(?:free|available|off|finish|done|out|saor|críochn))'
/** "I've mass at 11 so after that", "tá aifreann agam ag a haon déag, mar sin ina dhiaidh sin" */
const BEHIND = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:i|we|he|she|they)(?:['’](?:ve|m|re|s|d))? ${FREE}${GAP}|(?:mass|church|training|(?:a|the) (?:match|meeting|class|funeral|game)) (?:is |starts |is on )?)(?:at|@) (?<clock>(?:(?:half|quarter)(?: (?:past|to))? )?[^\\s,.;!?]+(?: ?[ap]m)?)[\\s,;.]+(?:(?:so|and|but|then)[\\s,]+)?(?:any ?time |some ?time |anything |it['’]?d have to be |it has to be |make it )*(?:after(?:wards)?(?: (?:that|it|this|then))?|when (?:it|that)['’]?s over)(?=\\W*$|[,.;!?])`,
    'iu',
  ),
  ga: new RegExp(
    `(?<!\\p{L})(?:tá|bíonn|beidh|bím) ${FREE}${GAP}ag (?<clock>(?:(?:leathuair|ceathrú) (?:tar éis|i ndiaidh|chun) )?(?:a )?[^\\s,.;!?]+(?: dh?éag)?)[\\s,;.]+(?:(?:mar sin|agus|ach|so)[\\s,]+)?(?:am ar bith |aon am |rud ar bith )?(?:ina dh?iaidh(?: sin)?|(?:tar éis|i ndiaidh) (?:é )?sin)(?=\\W*$|[,.;!?])`,
    'iu',
  ),
} as const
const AFTER = { en: 'after', ga: 'tar éis' } as const
/** About how long it keeps somebody. */
const ENGAGED_MINUTES = 60

/** "Saturday, I've mass at 11 so after that" is on Saturday after twelve. */
export function sayBehindEngagement(text: string): string {
  for (const language of LANGUAGES) {
    const { 0: said, groups } = BEHIND[language].exec(text) ?? {}
    const clock = readClocks(`${AT[language]} ${groups?.clock ?? ''}`, language)?.at
    if (said === undefined || clock === undefined) continue
    return text.replace(said, `${AFTER[language]} ${addMinutes(`2026-01-07T${clock}`, ENGAGED_MINUTES).slice(11)}`)
  }
  return text
}
