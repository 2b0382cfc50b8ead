/** What deserves a word of sympathy: that somebody died, that somebody is ill or was in an accident, or that something hurts. */
export type HardNews = 'death' | 'illness' | 'pain'

const FAMILY =
  '(?:my|our|me|his|her) (?:(?:poor|late|own) )?(?:mam|mum|mammy|mother|ma|dad|da|daddy|father|husband|wife|partner|son|daughter|brother|sister|granny|grandmother|nan|grandad|grandfather|aunt|auntie|uncle|cousin|baby|friend|parents?|(?:young |little )(?:lad|lady|one|fella|man|boy|girl)|lad|boy|girl|child|kid)'
const IRISH_FAMILY =
  "(?:mo|m['’]|ár|a) ?(?:mh?am(?:aí)?|mh?áthair|dh?aid(?:í)?|athair|fh?ear(?: céile)?|bh?ean(?: chéile)?|chéile|mh?ac|iníon|dh?eartháir|dh?eirfiúr|mh?amó|dh?aideo|sh?eanmháthair|sh?eanathair|aintín|uncail|ch?ara)"

const DEATH = new RegExp(
  `(?<!\\p{L})(?:${FAMILY}(?: (?:just|only|sadly|has|had|who|have))* (?:passed(?: away| on)?(?! (?:me|the|a|it|on to|down|by|his|her|their)(?!\\p{L}))|died|was buried)|we (?:just )?(?:lost|buried) ${FAMILY.replaceAll('(?:my|our|me|his|her)', '(?:my|our|me)')}|(?:fuair|d['’]éag|cailleadh|bhásaigh) ${IRISH_FAMILY}(?!\\p{L})|${IRISH_FAMILY} (?:tar éis bháis|ar shlí na fírinne)(?!\\p{L}))`,
  'iu',
)
const ILLNESS = new RegExp(
  `(?<!\\p{L})(?:${FAMILY}(?:['’]s| is| was| has been) (?:in hospital|very (?:sick|ill)|seriously ill|dying)|${FAMILY}(?: (?:has|just))* (?:hurt|broke|twisted|sprained|injured|fractured|dislocated) (?:his|her|their)(?! (?:phone|car|glasses|brace))|(?:ghortaigh|leon|bhris|chas) ${IRISH_FAMILY}(?: \\p{L}+)?,? (?:a|á) (?:rúitín|ch?os|l[aá]mh|ghlúin|ghualainn|dhroim|mhéar|ch?aol)|(?:i|we) (?:was|were|had|have had|['’]ve had) (?:in )?(?:a|an) (?:bad )?(?:car )?(?:accident|crash)|bhí (?:mé|muid|${IRISH_FAMILY}) i dtimpiste|tá ${IRISH_FAMILY} (?:san ospidéal|an-tinn))(?!\\p{L})`,
  'iu',
)
const PAIN =
  /(?<!\p{L})(?:(?:my|me) \p{L}+(?: \p{L}+)?(?: (?:is|are)|['’]s) (?:in bits|in bits|killing me|in agony|destroyed|banjaxed|wrecked|at me|very sore|really sore|fierce sore|so sore)|i['’]?m (?:in (?:bits|agony|terrible pain|awful pain|a lot of pain|fierce pain))|tá (?:pian uafásach|pian mhór) orm|tá mo \p{L}+ (?:millte|scriosta|an-tinn|do mo mharú))(?!\p{L})/iu
const THING = /(?<!\p{L})(?:car|van|jeep|phone|boiler|head|heart|roof|laptop|gearbox|engine|charr|veain|fón)(?!\p{L})/iu

/** What hard news a message tells, if any. A car in bits is none. */
export function findHardNews(text: string): HardNews | undefined {
  if (DEATH.test(text)) return 'death'
  if (ILLNESS.test(text)) return 'illness'
  const pain = PAIN.exec(text)?.[0]
  return pain === undefined || THING.test(pain) ? undefined : 'pain'
}

const WILL_IT_HURT =
  /(?<!\p{L})(?:(?:will|would|does|is|did|do) (?:it|that|they|this) (?:really |actually |much |be )?(?:hurts?|painful|sore)|an (?:mbeidh|bhfuil|ngortóidh) sé (?:sin )?(?:pianmhar|nimhneach|tinn|mé))(?!\p{L})/iu

/** "Will it hurt?": a worry, which no list of questions helps. */
export const asksWhetherItHurts = (text: string) => WILL_IT_HURT.test(text)

const LOST =
  /(?<!\p{L})(?:(?:don['’]?t|do not|didn['’]?t|not sure|no (?:idea|clue|notion)|wouldn['’]?t)(?: know)? where (?:to|i['’]?d|we['’]?d|i (?:should|would|could)|we (?:should|would|could)|do (?:i|we)) (?:even )?(?:start|begin|turn)|(?:níl|nil) (?:a fhios|tuairim|barúil)(?: ar bith)? (?:agam|againn) (?:cá (?:dtosó\p{L}+|háit le tosú|dtosaí\p{L}+)|cár (?:cheart|chóir)(?: dom| dúinn)? tosú|conas tosú))(?!\p{L})/iu

/** "We don't know where to start": asks for the first step, and not for the way. */
export const asksForFirstStep = (text: string) => LOST.test(text)
