import { findEircode } from '../slots.ts'
import { lacksCode } from './beside-address.ts'
import { CONTACT } from './find-name.ts'
import { findOwnAddress } from './own-address.ts'
import { writePlace } from './write-place.ts'

/** An address as it was said, and what else a text says. */
export type SaidAddress = { address: string; rest: string }

const WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|dé (?:luain|máirt|céadaoin|haoine|sathairn|domhnaigh)|déardaoin|amárach|inniu|anocht'
/** The first words of what is no part of an address: "im home after 3", "ring when outside". */
const REMARK = [
  "i['’]?m|i am|i['’]?ll|i will|i have|i['’]?ve|i['’]?d|i would|i|we['’]?re|we are|we['’]?ll|we have|we",
  "don['’]?t|do not|didn['’]?t|haven['’]?t|not sure|no (?:idea|clue|eir ?code)|unsure|dunno|idk|can['’]?t (?:think|remember)|forget",
  "by the way|btw|fyi|(?:u|you|ye|ya)(?:['’]ll)? need|(?:my|our|mo|ár) [^,.;]*?(?<!\\p{L})(?:will|is|are|has|have|knows|can|lives|beidh|tá)|\\p{L}+ (?:will|won['’]?t|can) (?:let|be|open|have|meet|show|answer|ring|leave)",
  "he['’]?s|she['’]?s|they['’]?re|he|she|they|you|ye|somebody|someone|nobody|no ?one",
  "there['’]?s|there is|there are|there['’]?ll|ring|call|text|knock|come|mind|beware|use|park(?= (?:in|on|at|outside|behind|beside|the|your|out|round|around|there|anywhere|up)(?!\\p{L}))|leave|go",
  'please|pls|thanks|thank you|cheers|can|could|would|will|is (?:that|it|there)|do|does|if|when|how|what|why|who|whose|where|which|c[eé]|c[aá]|cad|c[eé]n|conas|cathain',
  'my (?:number|phone|mobile|name|e-?mail|wife|husband)|(?:the )?(?:keys?|dog|bell|code|gate code|tenants?|boiler|water)',
  't[áa]|b[íi]m|beidh|b[íi]onn|ligfidh|oscl[óo]idh|tiocfaidh|n[íi]l|n[íi]|glaoigh|glaoigí|cuir|buail|tar|tagaigí|seachain|le do thoil|más|má|go raibh maith|an féidir|an bhfuil',
  `(?:on |this |next |for |at )?(?:${WEEKDAYS})|at \\d{1,2}(?![\\p{L}\\d])(?! \\p{L})|at \\d{1,2} ?(?:am|pm)`,
].join('|')
const IS_REMARK = new RegExp(`^(?:(?:and|but|so|agus|ach)\\s+)?(?:${REMARK})(?!\\p{L})`, 'iu')
const BEFORE_REMARK = new RegExp(`\\s+(?=(?:(?:and|but|so|agus|ach)\\s+)?(?:${REMARK})(?!\\p{L}))`, 'iu')
const COURTESY =
  /^(?:(?:yes|yeah|yep|yup|ya|ok|okay|grand|sure|sorry|hi|hello|so|well|oh|right|no|nope|not?|perfect|fine|great|lovely|wait|and|but|sea(?! (?:view|road|park|point|crest|breeze)(?!\p{L}))|seadh|is ea|ba ea|ní hea|agus|ach|fan|(?:tá sin )?(?:ceart|maith)(?: go leor)?|togha|foirfe|(?:tá sin |sin )?go (?:breá|maith|hiontach)|bhuel|cinnte|gabh mo leithscéal)(?:[\s,.!:-]+|$))+/iu
const LEAD =
  /^(?:(?:(?:my|our|the|his|her) )?(?:(?:home|full|postal|right|new) )?(?:address|eircode|eir code|postcode)(?: is|['’]?s| would be)?:?|(?:it|that)(?:['’]?s| is| would be)|(?:the|my|our) (?:house|job|place|site|property|flat|apartment) is(?: in| at| on)?|(?:i['’]?m|i am|we['’]?re|we are)(?: living)?(?: (?:out )?(?:at|in|on)(?! (?:work|home|after|from|until|til|till|before|the office|college|school|all)(?!\p{L}))(?= \S)|(?= (?:\d|(?:just|out|near|beside|outside|off|up|down|across|past)(?!\p{L}))))|(?:i|we) live(?: at| in| on)?|(?:is é )?(?:mo|ár) sheoladh(?: ná| is)?:?|(?:is é )?(?:an )?seoladh(?: ná)?:?|(?:is é )?(?:m['’]|an t-?|ár n-?)?éirchód(?: ná)?:?|(?:táim|táimid|tá mé|táimse) (?:i mo chónaí|inár gcónaí)(?: i| in| ag| ar| sa| san)?|(?:táim|táimid|tá mé|tá muid) (?:i|in|ag|ar|sa|san)(?! (?:an )?(?:bhaile|obair|láthair|scoil)(?!\p{L}))(?= \S)|tá an (?:teach|tigh) (?:i|in|ag|ar|sa|san)|(?:teacht|tagaigí|come|out) (?:go dtí|chuig|to))(?!\p{L})\s*/iu
/** "I gave it already", "dúirt mé leat": that it was said before. */
const SAID_BEFORE =
  /^(?:(?:i|we)(?:['’]?ve| have)? (?:already |just )?(?:gave|given|told|said|sent|wrote|typed|put)(?: (?:it|that|this|you|ye|ya|u|yous|them|him|her|in|down|to))*|(?:as|like) i (?:said|told (?:you|ye|ya|u))|(?:mar a )?(?:d[uú]irt|thug|scr[ií]obh|chuir) (?:m[eé]|muid)(?: (?:[eé]|sin|leat|libh|duit|daoibh|chugat|chugaibh|isteach|cheana(?: f[eé]in)?|faoi dhó|dhá uair|trí huaire))*|(?:t[aá]|bh[ií]) (?:s[eé]|sin) (?:agat|agaibh|ráite agam))(?: (?:already|before|earlier|above|once|twice|(?:two|three|\d) times|a minute ago|cheana(?: f[eé]in)?|roimhe(?: seo)?|thuas))*(?:[\s,:;.-]+|$)/iu
/** "I gave it twice", and nothing more. */
export const saysSaidBefore = (text: string) => /^\W*$/u.test(text.replace(SAID_BEFORE, ''))
/** "4 main st", without a clock time: "10 am". */
const HOUSE = /(?<![\p{L}\d:.])\d{1,4}[a-d]?,? (?!(?:am|pm|a chlog|o['’]clock|to|or|past)(?!\p{L}))\p{L}{2,}/iu
/** "5 davis st": short for a street in small letters. */
const SHORT_ROAD = /(?<![\p{L}\d:.])\d{1,4}[a-d]?,? (?:[\p{L}'’]+ ){1,3}(?:st|rd|ave)(?!\p{L})/iu
/** A full stop after "St" or "Co" ends nothing. */
const STOPS = /[;!\n]+|,\s*|(?<!(?:^|[\s,])(?:st|co|no|rd|ave|nr|apt))\.(?:\s+|$)/iu
const MAX_CHARACTERS = 300

/**
 * Splits a text into an address and the rest. `isAsked`: the text answers the question for it, so that "Ballyclough, Mallow"
 * is one. Elsewhere an address has an Eircode, a house with its road, or words that give it.
 */
export function splitAddress(said: string, isAsked: boolean): SaidAddress | undefined {
  const text = said.replaceAll(CONTACT, ' ').replaceAll(/[^\S\n]+/g, ' ')
  const eircode = findEircode(text)
  const isGiven = eircode !== undefined || findOwnAddress(text) !== undefined || SHORT_ROAD.test(text)
  if (!isGiven && !(isAsked && !text.includes('?'))) return undefined
  const plain = eircode === undefined ? text : text.replace(patternOf(eircode), ', ')
  const address: string[] = []
  const rest: string[] = []
  const parts = plain.split(STOPS).map((one) => one.trim())
  const isElsewhere = (part: string, index: number) => I_AM.test(part) && HAS_TOWN.test(parts.slice(0, index).join(' '))
  for (const part of parts.flatMap((one, index) =>
    isElsewhere(one, index) ? [{ place: '', remark: one }] : cutRemarks(one),
  )) {
    const place = isAsked || continues(address, part.place) ? part.place : findPlace(part.place)
    if (place !== '') address.push(writePlace(place))
    const other = [place === part.place ? '' : part.place.replace(place, ''), part.remark].join(' ').trim()
    if (other !== '') rest.push(other)
  }
  const whole = [address.join(', ').slice(0, MAX_CHARACTERS), eircode].filter(Boolean).join(', ')
  return whole === '' || !/\p{L}{2}|\d/u.test(whole) ? undefined : { address: whole, rest: rest.join(', ') }
}

/** "14 Glenbrook Close Ballincollig, I'm in Dublin": behind a house with its road and town, where the caller is now. */
const I_AM = /^(?:i['’]?m|i am|táim|tá mé) (?:in|i|sa|at)(?!\p{L})/iu
const HAS_TOWN = /(?<![\p{L}\d:.])\d{1,4}[a-d]?,? (?:[\p{L}'’]+ ){2}\p{L}{3}/iu

const MAX_WORDS_OF_TOWN = 3

/** "Mallow", "Co. Cork", behind the house and its road. */
const continues = (address: string[], part: string) => address.length > 0 && part.split(' ').length <= MAX_WORDS_OF_TOWN

function patternOf(eircode: string): RegExp {
  return new RegExp(
    `[\\s,]*(?:(?:the |my |an t-?|m['’])?(?:eircode|éirchód)(?: is| ná|:)?)?\\s*${eircode.replace(' ', '[ -]?')}`,
    'iu',
  )
}

/** "Táim i gCarraig Uí Leighin" */
const ECLIPSIS = /^(?:g(?=C)|m(?=B)|n(?=[DG])|bh(?=F)|b(?=P)|d(?=T))/u

/** "grand, it's 4 main st mallow im home after 3": the place, and what follows it. */
function cutRemarks(part: string): { place: string; remark: string }[] {
  if (lacksCode(part) && !/\d/.test(part)) return [{ place: '', remark: part }]
  const bare = part.replace(COURTESY, '').replace(SAID_BEFORE, '')
  const place = bare.replace(LEAD, '')
  if (place === bare && IS_REMARK.test(bare)) return [{ place: '', remark: bare }]
  const cut = place.search(BEFORE_REMARK)
  const isWhole = cut < 0 || place === ''
  const named = tidy(isWhole ? place : place.slice(0, cut))
  return [
    { place: place === bare ? named : named.replace(ECLIPSIS, ''), remark: isWhole ? '' : place.slice(cut).trim() },
  ]
}

/** The place in a part of a message that says more: "can someone come to 4 main st mallow". */
function findPlace(part: string): string {
  const own = findOwnAddress(part)
  if (own !== undefined) return tidy(own.replace(LEAD, ''))
  const start = part.search(HOUSE)
  return start < 0 ? '' : tidy(part.slice(start))
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,:-]+|[\s,:-]+$/g, '')

/** The known address as it is said now: an Eircode alone completes or corrects what is known. */
export function replaceAddress(known: string | undefined, said: string): string {
  if (known?.toLowerCase().includes(said.toLowerCase())) return known
  const isCode = findEircode(said) === said
  return isCode && known !== undefined ? [withoutEircode(known), said].filter(Boolean).join(', ') : said
}

/** The known address with what is said beside other things: "the bungalow past the church" completes "Ballyclough". */
export function completeAddress(known: string | undefined, said: string): string {
  if (known === undefined) return said
  const eircode = findEircode(said) ?? findEircode(known)
  const [old, now] = [withoutEircode(known), withoutEircode(said)]
  const isOther = HOUSE.test(old) && HOUSE.test(now)
  const places = old.includes(now) ? [old] : now.includes(old) || isOther ? [now] : [now, old]
  return [...places, eircode].filter(Boolean).join(', ')
}

/** A town or a townland alone, where nobody finds a house. */
export const isVague = (address: string) => !/\d|\s/u.test(address)

/** An address without its Eircode. */
export function withoutEircode(address: string): string {
  const eircode = findEircode(address)
  return eircode === undefined ? address : tidy(address.replace(patternOf(eircode), ''))
}

const NUMBER = '\\d{1,4}[a-d]?'
/** "Take the Blarney out of the address", "bain Mala as an seoladh" */
const REMOVES = [
  /(?<!\p{L})(?:take|remove|leave|delete|drop|cut|scrap)(?: out)? (?:the |that |where it says )?(?<wrong>[^,.;!]+?)(?: (?:bit|part|thing))?(?: out)? (?:out of|off|from|in) (?:the |my )?address/iu,
  /(?<!\p{L})(?:bain(?:igí)?|fág(?:aigí)?)(?: amach)? (?:an |na )?(?<wrong>[^,.;!]+?)(?: amach)? (?:as|den|ón) (?:an |mo )?(?:seoladh|sheoladh)/iu,
]
const SWAPPED = [
  /^(?<right>.+?)[,;]? (?:and )?(?:not|ní|in áit|instead of|rather than|seachas) (?:number |uimhir )?(?<wrong>[^,.;!]+)/iu,
  /(?<!\p{L})(?:not|ní) (?:number |uimhir )?(?<wrong>[^,.;!]+?)[,;]? (?:but |it['’]?s |is |ach )+(?<right>[^.;!]+)/iu,
]
const MAX_WORDS_OF_CORRECTION = 5
const OTHER_HOUSE = new RegExp(`(?<![\\p{L}\\d:.])(?<right>${NUMBER}),? (?<road>\\p{L}{2,})`, 'iu')

/** "14, not 4", "it's 14 Main Street", "Mallow, not Fermoy": the known address with the part that was wrong. */
export function correctAddress(known: string, text: string): string | undefined {
  const removed = REMOVES.map((pattern) => pattern.exec(text)?.groups?.wrong).find(Boolean)
  if (removed !== undefined) return removePart(known, removed)
  for (const pattern of SWAPPED) {
    const groups = pattern.exec(text.replace(COURTESY, ''))?.groups ?? {}
    const wrong = tidy(groups.wrong ?? '')
    const right = tidy((groups.right ?? '').replace(COURTESY, '').replace(LEAD, ''))
    const place = wrong === '' ? -1 : known.search(wordsOf(wrong))
    const house = /^\d/.test(wrong) ? /^\d{1,4}[a-d]?/iu.exec(right)?.[0] : undefined
    const isPart = right !== '' && right.split(' ').length <= MAX_WORDS_OF_CORRECTION
    if (place >= 0 && isPart) return known.slice(0, place) + (house ?? right) + known.slice(place + wrong.length)
  }
  // "5 Main Street, Mallow" is another address, and "14 Main Street" may be the same with its right number.
  if (splitAddress(text, false)?.address.includes(',') === true) return undefined
  const { right = '', road = '' } = OTHER_HOUSE.exec(text)?.groups ?? {}
  const house = new RegExp(`(?<![\\p{L}\\d])${NUMBER}(?=,? ${road}(?!\\p{L}))`, 'iu')
  return right !== '' && house.test(known) ? known.replace(house, right) : undefined
}

/** Undefined where the address has no such words, or no others. */
function removePart(known: string, words: string): string | undefined {
  const rest = tidy(known.replace(wordsOf(tidy(words)), '').replaceAll(/(?:\s*,){2,}/g, ','))
  return rest === known || rest === '' ? undefined : rest
}

const wordsOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\d])${words.replaceAll(/[^\p{L}\p{N} '’-]/gu, '.')}(?![\\p{L}\\d])`, 'iu')
