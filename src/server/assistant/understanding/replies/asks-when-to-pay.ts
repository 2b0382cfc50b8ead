const WHEN =
  '(?:now|today|later|first|there|online|on the (?:day|night)|up ?front|in advance|ahead|at the (?:time|end|start|door|desk)|after(?:wards)?|before(?:hand)?|(?:when|as soon as) (?:i|we) \\p{L}+|straight away|there and then)'
const ENGLISH = [
  `(?:do|will|would|must|should|can|could|have) (?:i|we|you|ye)(?: (?:have|need) to)? (?:pay|settle up)(?: (?:for )?(?:it|ye|you))? ${WHEN}`,
  'when (?:do|would|will|should|must|can) (?:i|we)(?: (?:have|need) to)? pay',
  '(?:is|are) (?:it|ye) paid ',
  '(?:deposit|prepay\\p{L}*|pre-pay\\p{L}*)s?',
]
const IRISH = [
  '(?:an (?:n-?)?íoc(?:aim|ann|aimid|faidh)|an gá|an gcaithfidh|an mbeidh)(?: \\p{L}+){0,3}?(?:(?<=íoc\\p{L}*)| (?:a )?íoc)(?: \\p{L}+){0,2}? (?:ar an lá|roimh ré|láithreach|anois|ina dhiaidh(?: sin)?|nuair|ar líne)',
  '(?:cathain|cén uair|cá huair) a (?:n?d?h?íoc|chaithfidh|bheidh)(?:\\p{L}*(?: \\p{L}+){0,2} íoc)?\\p{L}*',
  '(?:n-?|h)?éarlais(?:í|e)?',
]
const PAYS = new RegExp(`(?<!\\p{L})(?:${[...ENGLISH, ...IRISH].join('|')})(?!\\p{L})`, 'iu')
const AMOUNT = /(?<!\p{L})(?:how much|what(?:['’]?s| is| are) the|c[ée] mh[ée]ad|cén (?:méid|éarlais))(?!\p{L})/iu

/** "Do I pay on the day?", "is there a deposit?": when something is paid, and no price. */
export const asksWhenToPay = (clause: string): boolean => PAYS.test(clause) && !AMOUNT.test(clause)
