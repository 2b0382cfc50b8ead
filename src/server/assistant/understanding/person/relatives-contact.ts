import { CONTACT } from './find-name.ts'
import { IRISH_RELATION, RELATION } from './relations.ts'

const RELATIVES_CONTACT = new RegExp(
  `(?<!(?<!\\p{L})(?:for|do) )(?<!\\p{L})(?:(?:my|our) ${RELATION}|(?:mo |ár |m['’] ?)${IRISH_RELATION})(?:['’]?s)?(?: (?:number|mobile|phone|e-?mail)(?: is)?)?(?:,? (?!(?:and|or|agus|nó|my|is|at|on)(?!\\p{L}))\\p{L}[\\p{L}'’-]+){0,3}[\\s,:-]+(?:(?:on|is|at|ar) )?(?:${CONTACT.source})`,
  'iu',
)

/** "No email. My daughter Mary 086 555 0144, text only": the sentence that says whose number it is. */
export const readRelativesContact = (text: string): string | undefined =>
  text
    .split(/(?<=[.!?;])\s+|\n/u)
    .find((sentence) => RELATIVES_CONTACT.test(sentence))
    ?.trim()

const WHO = `(?:(?:my|our|the) ${RELATION}|(?!(?:i|we|you|ye|yous|it|that|this|who|they|what|can|could|would|will|is|does)(?!\\p{L}))\\p{L}[\\p{L}'’-]+(?: [\\p{Lu}][\\p{L}'’-]+)?)`
const THING = '(?:the|my|our) (?:car|van|jeep|truck|bike|keys?|door|gate)(?!\\p{L})'
const LETS_IN = '(?:let|show|bring) (?:ye|you|yous|him|her|them|the \\p{L}+) in(?!\\p{L})'
const IRISH_THING = '(?:an |mo |ár )?(?:g?ch?arr|veain|jíp|leoraí|eochair|eochracha|doras|isteach)(?!\\p{L})'
const DOES = '(?:cuirfidh|tabharfaidh|fágfaidh|tiomáinfidh|baileoidh|ligfidh|osclóidh|freagróidh)'
const DOES_THAT =
  '(?:thabharfa(?:s|idh)|chuirf(?:eas|idh)|fhágfa(?:s|idh)|ligf(?:eas|idh)|osclóidh|osclós|fhreagróidh|bhaileoidh)'
/** "It's Grace at the door", "my wife will bring the car", "Bríd a thabharfas an carr isteach": who is there in the caller's place. */
const HELPS = new RegExp(
  [
    `(?<!\\p{L})${WHO}(?:['’]?s| is| will be|['’]ll be)? (?:at the (?:door|gate|house)|(?:is |will be )?there to ${LETS_IN})`,
    `(?<!\\p{L})${WHO}(?:(?:['’]?s| is)(?: (?:only|just|going|there))* to|['’]?ll| will| can) (?:${LETS_IN}|(?:open|answer|drop|bring|leave|collect)(?: (?:in|off|down|over|up))? ${THING}|(?:drop|bring|leave|collect) it(?: (?:in|off|down|over|up))?(?!\\p{L}))`,
    `(?<!\\p{L})${WHO}(?:['’]?s| is| will be) (?:dropping|bringing|leaving|collecting) (?:${THING}|it)(?: (?:in|off|down|over|up))?(?!\\p{L})`,
    `(?<!\\p{L})${DOES} (?!(?:mé|mise|muid|sibh|tú|tusa|sé|siad)(?!\\p{L}))(?:\\p{L}[\\p{L}'’]* ){1,4}?${IRISH_THING}`,
    `(?<!\\p{L})\\p{Lu}\\p{L}+ a ${DOES_THAT} (?:\\p{L}+ ){0,2}?${IRISH_THING}`,
    "(?<!\\p{L})beidh (?!(?:mé|muid|sé)(?!\\p{L}))(?:\\p{L}[\\p{L}'’]* ){1,3}ag an (?:doras|ngeata|teach)(?!\\p{L})",
  ].join('|'),
  'iu',
)
/** Their name or number beside it. */
const OF_HELPER =
  /^\W*(?:(?:and|agus) )?(?:(?:(?:[\d\s]{7,} is )?(?:her|his|their) (?:name|number|phone|mobile)|(?:she|he)(?:['’]?s| is) (?:called|on)|is (?:í|é) (?:an |a )?h?uimhir|a h?uimhir|tá (?:sí|sé) ar)(?!\p{L})|\p{Lu}\p{L}+(?: \p{L}+){0,2} is (?:ainm|uimhir) d(?:i|ó))/iu
const WHETHER_KEPT =
  /^\W*(?:(?:and|agus|actually|ah|no) )?(?:(?:actually|ah|oh|sorry)[\s,]+|(?:did|have) (?:you|ye|yous) (?:get|got|note|noted|put down|take down) (?:that )?|an bhfuair (?:sibh|tú) (?:gurb? |go |an méid sin )?)/iu
const ASKS = /^\W*(?:(?:and|agus) )?(?:can|could|may|is|are|will|would|does|do|an|ar|nach)(?!\p{L}).*\?\W*$/isu

/** A message without who opens the door or brings the car, and without their name and number, which are not the caller's. */
export function splitHelper(whole: string, isKnown: boolean): { text: string; helper?: string } {
  const parts = whole.split(/(?<=[.!?;])\s+|,\s+|\n/u)
  const helps = (part: string) => HELPS.test(part) && !ASKS.test(part)
  if (!isKnown && !parts.some(helps)) return { text: whole }
  const isHelper = (part: string) => helps(part) || OF_HELPER.test(part)
  const helper = parts.filter(isHelper).map((part) => part.replace(WHETHER_KEPT, '').replace(/[\s.,;!?]+$/u, ''))
  if (helper.length === 0) return { text: whole }
  return { text: parts.filter((part) => !isHelper(part)).join(', '), helper: helper.join('. ') }
}

/** Whether a note says who is there in the caller's place. */
export const namesHelper = (note: string) => HELPS.test(note)
