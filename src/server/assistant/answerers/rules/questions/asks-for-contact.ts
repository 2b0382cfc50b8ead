import { asksWhetherItTakesCalls } from '../../../understanding/question-about.ts'

export const EMAIL =
  /(?<!\p{L})(?:(?:your|yer|ye|what|bhur|do) (?:e-?mail|ríomhphost|seoladh ríomhphoist)|e-?mail (?:address|you|ye)|(?:bhur|cén|cad é an|do) seoladh ríomhphoist)(?!\p{L})/iu
/** "Can I keep my phone number?" and "Does it answer the phone?" do not ask for ours. */
export const PHONE =
  /(?<!(?<!\p{L})(?:my|own|mo)\s+)(?<!\p{L})(?:(?:phone|telephone|tele|office|shop|main|landline|mobile|reception)\s*(?:number|no\.?)|(?:your|yer|their) (?:phone|telephone|number)|the number|(?:what|which) number(?=\W*$| (?:do|can|could|should|will|would) (?:i|we) (?:ring|call|phone|use))|number (?:to|for) (?:ring|call|ye|you)\w*|(?:can|could|do) i (?:ring|phone|call) (?:you|ye)|uimhir(?: (?:ghuth[aá]in|f[oó]in|theagmh[aá]la))?|guth[aá]n|f[oó]n)(?!\p{L})/iu

/** "I want your phone number": asks without a question. */
export const asksForContact = (text: string) =>
  !/\d{3}|@/.test(text) &&
  !OTHER_NUMBER.test(text) &&
  !asksWhetherItTakesCalls(text) &&
  (PHONE.test(text) || EMAIL.test(text))

/** A wrong number, the first of a list, one's own, or the phone itself: none of ours is asked for. */
const OTHER_NUMBER =
  /(?<!\p{L})(?:wrong number|same (?:number|phone|uimhir|f[oó]n)|uimhir ch?[eé]anna|number(?:['’]?s| is) (?:wrong|not right|incorrect)|number (?:one|two|three|\d)|uimhir (?:mh[ií]cheart|chontr[aá]ilte|a (?!n?gh?lao|scairt)\p{L}+|\d)|(?:mo|mo chuid|my|her|his|do|m['’])\s*(?:n-)?(?:uimhir|fh?[oó]n|ghuth[aá]n|number|phone)|(?:only|just) (?:the|my|a) (?:phone|number)(?: number)?|f[oó]n (?:agam|ar si[uú]l|ag obair)|(?:an|mo) (?:bhf|f)[oó]n)(?!\p{L})/iu
