const HOW =
  /(?<!\p{L})(?:how (?:would|could|will|do|can|might) (?:i|we|you) (?:go about )?(?:cancel\p{L}*|get out of (?:it|that))(?=.*(?<!\p{L})(?:if|when|after|later|afterwards|down the line|any ?time)(?!\p{L}))|how (?:would|could|might) (?:i|we) (?:go about )?cancel\p{L}*|what (?:if|happens (?:if|when)) (?:i|we) (?:have to |need to |want to |had to )?cancel|(?:can|could|may) (?:i|we)(?: still| always)? (?:cancel|stop|get out)(?: (?:it|that|this))? (?:at )?any ?time|(?:conas|cad é mar|cén chaoi) (?:a )?(?:ch?ealóinn|gcealóinn|chealófaí|chuirfinn (?:\p{L}+ )?ar ceal|gcuirfinn (?:\p{L}+ )?ar ceal)|cad a tharl(?:aíonn|ódh) (?:má|dá) (?:ch?ealaím|gcealóinn|chuirim (?:\p{L}+ )?ar ceal|gcuirfinn (?:\p{L}+ )?ar ceal)|an féidir (?:liom|linn)?\s?(?:[ée]|[íi]|sin)? ?(?:a )?(?:chealú|cealú|stopadh|chur ar ceal) (?:ag )?(?:am|uair|tráth) ar bith)(?!\p{L})/iu

/** "How would I cancel if it doesn't suit me?": how that is done, and nothing is to be cancelled. */
export const asksOfCancelling = (text: string): boolean => HOW.test(text)

const MIGHT =
  /(?<!\p{L})(?:(?:might|may) (?:\p{L}+ )?(?:need|have|want) to cancel|(?:seans|b['’]fhéidir|d['’]fhéadfadh sé) go (?:mbeidh|mbeadh|gcaithfidh|gcaithfinn)(?: (?:mé|muid|sinn))?(?: (?:orm|orainn))? (?:[éíe] )?(?:a )?(?:chealú|cealú|chur ar ceal))(?!\p{L})/iu
/** Behind "I might need to cancel": what then. */
const THEN =
  /(?<!\p{L})(?:what(?: (?:happens|would happen|do i do|then)|['’]?s the (?:story|craic|deal))|(?:is there|do i|would i|will i|am i)(?=.*(?<!\p{L})(?:fee|charged?|pay|penalty|deposit|lose)(?!\p{L}))|if (?:i|we) (?:do|did|cancel)|cad a (?:tharl\p{L}+|dhéan\p{L}+)|(?:an (?:bhfuil|mbeidh|mbeadh|ngearr\p{L}+|gcaith\p{L}+)(?=.*(?<!\p{L})(?:táill\p{L}*|íoc|costas|éarlais|pionós)(?!\p{L})))|má (?:dhéanaim|chealaím))(?!\p{L})/iu
const FEE_IF =
  /(?<!\p{L})(?:fee|charged?|penalty|pay|lose|deposit|táill\p{L}*|pionós|íoc|éarlais)(?!\p{L}).*(?<!\p{L})(?:(?:if|when|for) (?:(?:i|we) )?cancel\p{L}*|(?:má|dá) (?:ch|gc)eal\p{L}+|as (?:cealú|é a chealú))(?!\p{L})/iu
const DONE =
  /(?<!\p{L})(?:if (?:i|we) (?:do|did)|má dhéanaim(?:id)?(?: (?:é|sin))?|dá ndéanfainn(?: (?:é|sin))?)(?!\p{L})/iu

/** "I might need to cancel, what happens if I do?", "is there a fee if I cancel?": asks, and cancels nothing. */
export const asksIfCancelled = (text: string): boolean =>
  (MIGHT.test(text) && THEN.test(text)) || FEE_IF.test(text) || asksOfCancelling(text)

const DROPS =
  /(?<!\p{L})(?:(?:do ?n['’]?t|do not|please don['’]?t|never said(?: to)?|not (?:asking|telling|looking) (?:(?:you|ye) )?to) cancel|(?:(?:i['’]?m|im|i was|was) )?(?:just|only) (?:asking|wondering|checking|curious)|(?:ná|nár) (?:cealaigh|cuir (?:é |í )?ar ceal|cealófá)|(?:ní|níl|ní raibh) (?:\p{L}+ )?ach (?:ag )?(?:fiafraí|fiosrú|ceist|ag cur ceiste?))(?!\p{L})/iu

/** "No, don't cancel, just asking", where it was asked whether to. */
export const dropsCancelling = (text: string): boolean => DROPS.test(text)

/** "Is there a fee if I do?" as a question that names what is done. */
export const nameCancelling = (text: string): string =>
  text
    .replace(new RegExp(`^.*?${DROPS.source}[,\\s]*(?=\\p{L}+ .)`, 'iu'), '')
    .replace(DONE, (found) => (/^if/iu.test(found) ? 'if I cancel' : 'má chealaím'))

const NOT_DONE =
  /(?<!\p{L})(?:(?:i|we)(?:['’]?m| am)? (?:never|not|did ?n(?:o|['’])?t|didn['’]?t|have ?n(?:o|['’])?t|haven['’]?t) (?:(?:even|actually|want(?:ed)? to|trying to) )*(?:cancel(?:l?ed|l?ing)?|book(?:ed)?|ma[dk]e|had|have)(?: (?:anything|one|it|that|any|an? (?:appointment|booking)))|níor (?:chealaigh|chuir|rinne) (?:mé|muid|mise) (?:aon rud|rud ar bith|tada|dada|ceann|aon cheann|é|í|coinne|aon choinne)(?: ar ceal| in áirithe)?)(?!\p{L})/iu

/** "I didn't cancel anything", "I never booked one": was not done. */
export const deniesDoing = (text: string): boolean => NOT_DONE.test(text)

/** A text without what it says was not done. */
export const withoutDenied = (text: string): string => text.replace(NOT_DONE, ' ')
