const HOW =
  /(?<!\p{L})(?:how (?:would|could|will|do|can|might) (?:i|we|you) (?:go about )?(?:cancel\p{L}*|get out of (?:it|that))(?=.*(?<!\p{L})(?:if|when|after|later|afterwards|down the line|any ?time)(?!\p{L}))|how (?:would|could|might) (?:i|we) (?:go about )?cancel\p{L}*|what (?:if|happens (?:if|when)) (?:i|we) (?:have to |need to |want to |had to )?cancel|(?:can|could|may) (?:i|we)(?: still| always)? (?:cancel|stop|get out)(?: (?:it|that|this))? (?:at )?any ?time|(?:conas|cad é mar|cén chaoi) (?:a )?(?:ch?ealóinn|gcealóinn|chealófaí|chuirfinn (?:\p{L}+ )?ar ceal|gcuirfinn (?:\p{L}+ )?ar ceal)|cad a tharl(?:aíonn|ódh) (?:má|dá) (?:ch?ealaím|gcealóinn|chuirim (?:\p{L}+ )?ar ceal|gcuirfinn (?:\p{L}+ )?ar ceal)|an féidir (?:liom|linn)?\s?(?:[ée]|[íi]|sin)? ?(?:a )?(?:chealú|cealú|stopadh|chur ar ceal) (?:ag )?(?:am|uair|tráth) ar bith)(?!\p{L})/iu

/** "How would I cancel if it doesn't suit me?": how that is done, and nothing is to be cancelled. */
export const asksOfCancelling = (text: string): boolean => HOW.test(text)

const NOT_DONE =
  /(?<!\p{L})(?:(?:i|we)(?:['’]?m| am)? (?:never|not|did ?n(?:o|['’])?t|didn['’]?t|have ?n(?:o|['’])?t|haven['’]?t) (?:(?:even|actually|want(?:ed)? to|trying to) )*(?:cancel(?:l?ed|l?ing)?|book(?:ed)?|ma[dk]e|had|have)(?: (?:anything|one|it|that|any|an? (?:appointment|booking)))|níor (?:chealaigh|chuir|rinne) (?:mé|muid|mise) (?:aon rud|rud ar bith|tada|dada|ceann|aon cheann|é|í|coinne|aon choinne)(?: ar ceal| in áirithe)?)(?!\p{L})/iu

/** "I didn't cancel anything", "I never booked one": was not done. */
export const deniesDoing = (text: string): boolean => NOT_DONE.test(text)

/** A text without what it says was not done. */
export const withoutDenied = (text: string): string => text.replace(NOT_DONE, ' ')
