const STREETS =
  'street|road|avenue|terrace|crescent|lawn|lawns|grove|gardens|lane|estate|heights|cottages|villas|meadows|manor|boulevard'
/** Words that are streets only with a capital. */
const STREETS_WITH_CAPITAL =
  'St|Rd|Ave|Close|Place|Park|View|Way|Hill|Green|Court|Drive|Row|Quay|Square|Walk|Rise|Wood|Woods|Downs'
const IRISH_STREETS =
  't?sh?r(?:á|a)id|b?ph?r(?:í|i)omhshr(?:á|a)id|p(?:á|a)irc|cearn(?:ó|o)g|faiche|bh?(?:ó|o)thar|ascaill?|l(?:á|a)na|ard(?:á|a)n|gaird(?:í|i)n|c(?:é|e)ide|corr(?:á|a)n|pl(?:á|a)s'

/** "2 people close by", "5 minutes walk": a number of something else. */
const COUNTS =
  "of|on|or|to|at|in|for|from|and|is|are|was|a|an|am|pm|a\\.m|p\\.m|o['’]?clock|by|beside|near|big|nice|my|we|us|i|you|ye|he|she|they|it|can|could|will|that|this|so|then|if|min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|miles?|km|kms|people|persons?|lads|kids|cars?|spaces?|times?|euros?|quid|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|agus|nó|ag|ar|sa"
/** "14 castle close", in small letters: what is a street only with a capital has a name before it. */
const SMALL_STREET = new RegExp(
  `(?<![\\p{L}\\d:.€])\\d{1,4}[a-d]?,? (?:the |(?:(?!(?:the|${COUNTS})(?!\\p{L}))[\\p{L}'’]+ ){1,2})(?:${STREETS_WITH_CAPITAL.toLowerCase()})(?!\\p{L})(?! ?(?:enough|to|by|there|here|ag|le)(?!\\p{L}))`,
  'u',
)

/** "4 Main Street", "12 The Grove", "4 An tSráid Mhór" */
const STREET = new RegExp(
  `(?<![\\p{L}\\d:.])\\d{1,4}[a-dA-D]?,? (?:(?:[\\p{L}'’]+ ){0,3}(?:${anyCase(STREETS)}|${STREETS_WITH_CAPITAL})|(?:[Aa]n |[Nn]a )?(?:${anyCase(IRISH_STREETS)}))(?!\\p{L})`,
  'u',
)

/** "My address is …", "the house is in …", "we live outside …" */
const GIVES =
  /(?<!\p{L})(?:(?<!(?:what|where|that)(?:['’]?s| is)? (?:the |your )?)(?<!(?:your|yer|bhur|do|ye) )(?:(?:my|our|the|his|her|home|full|postal|house) )*(?<!mail )(?:address|eircode)(?: is|['’]s| would be|:)(?= (?!(?:all )?(?:wrong|incorrect|right|correct|not right|fine|grand|changed|the same)(?!\p{L}))\S)|(?:the|my|our|his|her) (?:\p{L}+ )?(?:house|flat|apartment|property|site|farm|cottage|bungalow)(?: is|['’]?s) (?:in|at|on|out|off|near|beside|behind|opposite|just|number|across|past|down|up)(?= \S)|(?:i|we)(?:['’](?:m|re)| am| are)? (?:live|living) (?:in|at|on|out|near|beside|just|off|up|down)(?= \S)|(?:i['’]?m|we['’]?re|i am|we are) (?:just outside|out in|out near|out past|out by)(?= \S)|it['’]?s the (?:\p{L}+ ){0,3}(?:house|bungalow|cottage|flat|gate)(?= \S)|(?<!(?:cad|céard|goidé|cén)(?: é| a)? )(?:(?:is )?é )?(?:(?:mo|ár) (?:sheoladh|seoladh|éirchód|n-?éirchód)|^(?:an )?(?:seoladh|éirchód|t-éirchód)|(?<=é )an (?:seoladh|t-?éirchód)(?= ná \S))(?: baile)?(?:(?: ná| is|:)(?= \S)|(?= (?!(?:eile|seo|sin|nua|m[ií]cheart|contr[aá]ilte|ceart|at[aá]|agam|agaibh|agat|leis|le|do|ar)(?!\p{L}))\p{L}|\s\d))|tá (?:an|mo|ár) (?:teach|theach|dteach|t-?árasán|n?-?árasán|tigh|dtigh|fheirm|suíomh) (?:i|in|ar|ag|sa|san|taobh|cóngarach|gar)(?= \S)|(?:(?:tá(?:im|imid)?|bím|bímid) (?:(?:mé|muid|sé|sí) )?)?(?:i mo chónaí|inár gcónaí|ina chónaí|ina cónaí) (?:i|in|ar|ag|sa|san|taobh|cóngarach|gar)(?= \S))/iu

const ASKS =
  /(?<!\p{L})(?:(?:do|will|would|does) (?:you|ye|they|he|she) (?:need|want|require) (?:my|our|the|an) (?:\p{L}+ )?(?:address|eircode)|(?:where|how|who|when) (?:will|do|can|should|would) (?:i|we) (?:send|give|put|leave|write)(?: \p{L}+){0,2} (?:my|our|the) (?:address|eircode)|(?:will|should|can|could|do|must) (?:i|we) (?:need to |have to )?(?:give|send|leave)(?: (?:you|ye|them))? (?:my|our|the) (?:address|eircode)|(?:an|nach) (?:bhfuil|dteastaíonn|mbeidh) (?:mo|ár|an) (?:sheoladh|seoladh|éirchód|t-?éirchód|n-?éirchód)(?: \p{L}+)? (?:uait|uaibh|ag teastáil|de dhíth)|(?:cá|conas|cathain) (?:a )?(?:gcuirfidh|chuirfidh|seolfaidh|sheolfaidh|scríobhfaidh|thabharfaidh|dtabharfaidh) mé (?:mo|an) (?:sheoladh|seoladh)|an (?:dtabharfaidh|gcuirfidh|seolfaidh) mé (?:mo|an) (?:sheoladh|seoladh))(?!\p{L})/iu

/** "Do you need my address?" */
export const asksForOwnAddress = (text: string) => ASKS.test(text)

const ASKS_OURS = /(?<!\p{L})(?:where|what(?:['’]?s)?|which|how|your|yer|bhur|cá|cad|céard|goidé|cén|conas)(?!\p{L})/iu
const IS_WRONG =
  /(?<!\p{L})(?:(?:out of|off|from) the address|(?:as|den) an seoladh|address(?: is|['’]s)? (?:all )?(?:wrong|incorrect|not right|changed)|(?:wrong|old|different|other|another|new) address|seoladh (?:atá )?(?:mícheart|micheart|contráilte|eile|nua|mí-cheart)|sheoladh (?:mícheart|contráilte|eile|nua))(?!\p{L})/iu

/** "Another address: x@y.ie", "tá an seoladh mícheart": an address of the caller's, wherever they live. */
export function speaksOfOwnAddress(text: string): boolean {
  if (findOwnAddress(text) !== undefined || asksForOwnAddress(text)) return true
  const isOurs = ASKS_OURS.test(text.replaceAll(MAIL, ' '))
  return !isOurs && (text.includes('@') || IS_WRONG.test(text))
}

const MAIL = /\S+@\S+/gu

/** "I'm at 4 Main Street, can you come out?" */
const LEADS_TO_QUESTION = /,\s+(?=(?:can|could|would|will|do|does|is|are|an (?:bhf|f|d|n)\p{L}+)(?!\p{L})).*$/iu

/** What a clause says of where the caller lives or wants somebody to come. An address of mail is none. */
export function findOwnAddress(text: string, isQuestion = false): string | undefined {
  const statement = isQuestion ? text.replace(LEADS_TO_QUESTION, '') : text
  const isOnlyQuestion = (isQuestion && statement === text) || text.trim().endsWith('?')
  if (isOnlyQuestion || ASKS.test(statement) || statement.includes('@')) return undefined
  const starts = [GIVES, STREET, SMALL_STREET].map((pattern) => statement.search(pattern)).filter((place) => place >= 0)
  return starts.length === 0 ? undefined : statement.slice(Math.min(...starts)).trim()
}

/** A clause without the house and its road: "close" and "park" of a road ask for no hours and for no parking. */
export function withoutStreet(text: string): string {
  return [STREET, SMALL_STREET].reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}

function anyCase(words: string): string {
  return words.replaceAll(/(?<![\p{L}])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
}
