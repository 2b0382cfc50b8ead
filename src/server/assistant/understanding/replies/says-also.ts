const ALSO =
  /(?<!\p{L})(?:too|as well|also|freisin|fosta|chomh maith|leis)(?!\p{L})(?=(?: please| le do thoil)?\W*$)|(?<!\p{L})(?:also) (?=like|want|need)|(?<!\p{L})and also (?=an? )|(?<!\p{L})(?:(?:need|want|like) (?:\p{L}+ ){1,4}(?:too|as well)|(?:uaim|uainn|de dhíth orm|ag teastáil uaim) (?:fosta|freisin|chomh maith))(?= (?:on|for|of|at|ar|do|i|ag|le haghaidh)(?!\p{L}))/iu

/** "… as well", "tá luacháil uaim fosta ar an teach": beside what was said before. */
export const saysAlso = (text: string) => ALSO.test(text)

/** What is asked of the receptionist, and not of those who do the work. */
const OF_RECEPTIONIST =
  'be|have(?! a look)|take|tell|send|give|text|email|ring|call|phone|let|say|confirm|explain|accept|open|book|move|cancel'
const ASKS = new RegExp(
  `^\\W*(?:(?:and|oh|also|agus|ach)\\W+)*(?:(?:can|could|will|would) (?:you|ye|ya|yis|yous|they|somebody|someone) (?:just |maybe )?(?!(?:${OF_RECEPTIONIST})(?!\\p{L}))\\p{L}|an (?:bhféachfaidh|ndéanfaidh|ndeiseoidh|seiceálfaidh|nglanfaidh|bhféadfaidh|bhféadfadh) (?:sibh|tú|siad)|an (?:féidir libh|bhféadfá)(?!\\p{L}))`,
  'iu',
)

/** "Will ye look at the brakes too?" asks for work beside what is booked. */
export const asksAlso = (text: string) => saysAlso(text) && ASKS.test(text)

const LOOK =
  /(?<!\p{L})(?:(?:can|could|will|would) (?:you|ye|ya|yis|yous|they|somebody|someone) (?:just |maybe |also )?(?:(?:have|take) a look|look at|check|sort|see to)|an (?:bhf[ée]ad\p{L}+|f[ée]idir|bhf[ée]achf?aidh|mbreathn[óo]\p{L}+)(?: (?:sibh|libh|tú|leat|siad))? ?(?:(?:breathn[úu]|f[ée]achaint|amharc|s[úu]il a chaitheamh)|(?:air|uirthi|orthu|ar an)(?!\p{L})))(?!\p{L})/iu

/** "One tyre is leaking, could ye look at it?": work beside what is booked, whatever names it. */
export const asksToLook = (text: string) => LOOK.test(text)
