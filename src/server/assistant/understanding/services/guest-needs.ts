import { tellsNeed } from '../needs.ts'
import { RELATION } from '../person/relations.ts'

const THING =
  '(?:high ?chairs?|booster(?: seat| chair)?s?|(?:baby|child|children’s|kids?|toddler) (?:seat|chair)s?|cots?|(?:space|room) for (?:a|the|our) (?:buggy|pram|wheelchair|pushchair)|(?:(?:birthday|bday) )?(?:cakes?|candles?)|balloons|(?:birthday|bday) dessert|bottles? of \\p{L}+(?: on ice)?|coinnle|coinneal|cáca(?: breithe)?|balúin|buidéal \\p{L}+|ch?athaoir(?:eacha)? (?:h?ard[a]?|linbh|leanaí)|suíochá(?:in|n) (?:linbh|leanaí|páiste)|cliabhá(?:in|n)|spás (?:do|don) (?:bhugaí|chathaoir rothaí))'
const LITTLE_ONE =
  '(?:(?:small|little|young|wee|new|tiny|\\p{L}+[- ](?:week|month|year)s?[- ]old|\\d+[- ](?:week|month|year)s?[- ]old) )*(?:baby|babies|infant|newborn|toddlers?|child|children|kids?|little ones?|small ones?|smallies|guide dog|(?:wheelchair|buggy|pram)(?: user)?)'
const LEANBH = '(?:leanbh|linbh|leanaí|babaí|páist[eí]|naíonán|gasúir|duine óg|madra treorach|bugaí|cathaoir rothaí)'
const SEAT =
  '(?:(?:by|beside|near|at|next to|in) (?:the|a) (?:window|fire(?:place)?|back|corner)|window (?:seat|table)s?|(?:sit|seats?|seated|table|eat) (?:outside|outdoors)|(?:a |the )?(?:booth|quiet (?:corner|table|spot|seat))|(?:in aice (?:leis|le)|cois|ag) (?:an )?(?:(?:bh)?fuinneo\\p{L}+|tine)|(?:taobh amuigh|lasmuigh)|(?:bord|cúinne|áit) chiúin|(?:bord|cúinne|áit) ciúin)'
const OCCASION =
  '(?:birthday|bday|anniversary|hen (?:party|do)|stag(?: party| do)?|christening|communion|confirmation(?: party| lunch| dinner)|engagement|(?<=(?:my|our|his|her|their) (?:\\S+ )?)\\d{1,3}(?:st|nd|rd|th)|lá breithe|bh?reithlá|comóradh|cóisir chearc)'
const LEADS =
  '^\\W*(?:(?:and|also|oh|ah|hi|hello|so|ok|yes|yeah|no|sorry|please|just|plus|with|actually|btw|by the way|agus|ó|freisin|le do thoil|sea|dála an scéil)[\\s,.:;!]+)*'
const COUNT = '(?:(?:an?|the|one|two|three|some|our|my|\\d{1,2}|dhá|trí|an|ár|mo) )?'

const PATTERNS = [
  // "Can ye add a high chair?", "we'll need two booster seats"
  `${LEADS}(?:(?:can|could|would|will) (?:you|ye|ya|u|we|i) (?:please |also |maybe |just )?(?:add|put|get|have|include|set up|leave|throw|stick|arrange|organise|reserve|keep|do)|(?:please |also |just )?(?:add|put|include|set up|throw in|stick|leave)|(?:we|i)(?:['’]?ll|['’]?d| will| would)? (?:also |probably )?(?:need|like|want|be needing)|need|needs?) (?:\\S+ ){0,3}?${THING}(?!\\p{L})`,
  `${LEADS}(?:an (?:féidir|bhféadfá|bhféadfadh|gcuirfidh|mbeidh|bhféadfaí)|cuir(?:igí)?|beidh|teastaíonn|t[aá]) (?:\\S+ ){0,4}?${THING}(?!\\p{L})`,
  // "High chair please", "cathaoir ard don leanbh"
  `${LEADS}${COUNT}${THING}(?: (?:for|do|don|please|pls|too|as well|also|le|freisin|ag teastáil|uainn|más)(?!\\p{L}).*)?\\W*$`,
  // "There'll be a baby with us too", "we're bringing a toddler"
  `${LEADS}(?:there(?:['’]?ll| will|['’]?s| is) (?:also )?be |there(?:['’]?s| is| are) (?:also )?|(?:we|i)(?:['’]?ll| will)? (?:also )?(?:have|be bringing|bring) |(?:we|i)(?:['’]?re|['’]?m| are| am) (?:also )?(?:bringing|having) |bringing )${COUNT}${LITTLE_ONE}(?!\\p{L})`,
  `${LEADS}(?:an?|one|two|three|\\d|the|our|my) ${LITTLE_ONE} (?:is |are |will be |['’]?ll be )?(?:coming|with us|joining|as well|too)(?!\\p{L})`,
  // "My partner will be coming too"
  `${LEADS}(?:my|our) ${RELATION}(?: is|['’]?s| will be|['’]?ll be| might be) (?:coming|joining|there)(?: (?:along|in))? (?:too|as ?well|with (?:me|us))(?!\\p{L})`,
  `${LEADS}(?:beidh|t[aá]|bheadh) (?:\\p{L}+ )?${LEANBH}(?: \\p{L}+){0,2} (?:linn|liom|againn|agam|ann|ag teacht|freisin)(?!\\p{L})`,
  `${LEADS}(?:táimid|tá muid|táim|tá mé|beimid|beidh muid) ag tabhairt (?:\\p{L}+ )?${LEANBH}`,
  // "Can we sit outside?", "it's my wife's birthday"
  `${LEADS}(?:(?:can|could) (?:we|i|you|ye) (?:please |maybe )?(?:sit|be|get|have|put us|eat)|(?:we|i)(?:['’]?d| would)? (?:like|love|prefer|want)|if (?:possible|ye can)|an (?:féidir|bhféad\\p{L}+)(?: linn| liom)? (?:\\p{L}+ ){0,2}?|ba mhaith linn|b['’]fhearr linn)(?: \\S+){0,3}? ?(?:${SEAT}|outside|outdoors)(?!\\p{L})`,
  `${LEADS}(?:(?:it|that|this)(?:['’]?s| is)|we(?:['’]?re| are) (?:celebrating|coming for)|(?:is|tá)(?: é)?|tá sé) (?:\\S+ ){0,4}?${OCCASION}(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'))

const WISHED_SEAT = new RegExp(`(?<!\\p{L})${SEAT}(?!\\p{L})`, 'iu')

/** "A table for two by the window": where in the house. */
export const findWishedSeat = (text: string): string | undefined => WISHED_SEAT.exec(text)?.[0]

const FOR_OCCASION = new RegExp(
  `(?<!\\p{L})(?:for |do )?(?:(?:my|our|his|her|their|a|the) )(?:\\p{L}+(?:['’]?s)? ){0,2}${OCCASION}(?!\\p{L})|(?<!\\p{L})(?:do |le haghaidh )?(?:lá breithe|bh?reithlá|comóradh)(?: (?:mo|ár) \\p{L}+)?(?!\\p{L})`,
  'iu',
)

/** "A table for two for my wife's birthday": what is celebrated. */
export const findOccasion = (text: string): string | undefined => FOR_OCCASION.exec(text)?.[0]

/** "One of us is coeliac", "tá duine againn ina veigeatóir". "Have ye anything for a coeliac?" asks. */
const STATES = new RegExp(
  `${LEADS}(?:i|i['’]?(?:m|ll)|i am|we|we['’]?(?:re|ll)|one|two|three|four|\\d|some|none|all|he|she|he['’]?s|she['’]?s|my|our|the(?! (?:first|second|third|last|other|earlier|later|\\d))|there['’]?s|there is|t[aá](?:im|imid)?|úsáid(?:im|eann|imid)|be(?:idh|id|imid)|n[ií]l|beirt|duine|is(?! (?:there|it|that|this|the|any)(?!\\p{L})))(?!\\p{L})`,
  'iu',
)
/** "One last thing, do ye do gluten free bread" */
const ASKS =
  /(?<!\p{L})(?:do|does|have|has|can|could|would|will|d['’]) ?(?:you|ye|ya|yis|yous|they)(?!\p{L})|(?<!\p{L})(?:is|are) there(?!\p{L})|(?<!\p{L})an (?:bhfuil|mbíonn|ndéanann|ndíolann|féidir)(?!\p{L})/iu
const NEEDS_ALSO = /(?<!\p{L})(?:veige\p{L}+|vega?n\p{L}*)(?!\p{L})/iu

/** "Can ye add a high chair?", "there'll be a baby with us too": what the team should prepare for who comes. */
export const tellsOfGuests = (text: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(text)) ||
  (STATES.test(text) && !text.includes('?') && !ASKS.test(text) && (tellsNeed(text) || NEEDS_ALSO.test(text)))
