const OFTEN =
  '(?:(?:every|each)(?: (?:single|other|second|two|three|four))? (?:weeks?|fortnight|months?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|weekly|fortnightly|monthly|once a (?:week|fortnight|month)|on a (?:regular|weekly) basis|as a standing (?:one|appointment|booking)|gach (?:re )?(?:seachtain|coic[íi]s|m[íi]|luan|m[áa]irt|c[ée]adaoin|d[ée]ardaoin|aoine|satharn|domhnach)|uair sa (?:tseachtain|choic[íi]s|mh[íi])|go seachtain[iú]+il)'
const ASKS =
  "(?:(?:can|could|may|would|will) (?:(?:i|we|ye|you|it|that|this|he|she|they)(?!\\p{L}))|(?:any chance|is it possible)|(?:i|we|he|she)(?:['’]d| would) (?:like|love|want)|(?:i|we) (?:want|need)|(?:an |is |nach )?(?:f[ée]idir|bhf[ée]ad\\p{L}+|dtig)|(?:an )?(?:mbeidh|mbeadh|bhfuil) (?:s[ée]|s[íi]|sin)|ba mhaith (?:liom|linn)|teasta[íi]onn)"
const WISHES = new RegExp(`(?<!\\p{L})${ASKS}(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})${OFTEN}(?!\\p{L})`, 'iu')
/** "Can I come any Monday or every Monday?", "would ye be open every Saturday?", "can I pay monthly?" */
const OF_ELSE =
  /(?<!\p{L})(?:open|closed|pay|paid|bill\p{L}*|charge\p{L}*|invoice\p{L}*|pills?|tablets?|oscailte|d[úu]nta|[íi]oc)(?!\p{L})/iu

/** "Can it be every week at the same time?", "an féidir é a dhéanamh gach seachtain?": more than the one that is booked. */
export const asksEveryWeek = (text: string): boolean => WISHES.test(text) && !OF_ELSE.test(text)
