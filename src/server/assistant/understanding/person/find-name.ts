import { ENGLISH_WORDS, IRISH_WORDS } from '../../language/words.ts'
import { findRegistration, isCar } from '../../text/cars.ts'
import { fold } from '../../text/fold.ts'
import { GIVEN_NAMES } from '../../text/given-names.ts'
import { irishBase } from '../../text/irish-base.ts'

/** Words in a text that may be the name of a person. */
export type NameCandidate = {
  /** Spelled as they were, with capitals. */
  name: string
  count: number
  /** It begins with a given name, or all its words have capitals. */
  isLikely: boolean
  /** Some of its words is a given name. */
  hasGiven: boolean
  /** The word before it, folded: "with". Empty behind a stop. */
  lead: string
  /** Nothing else stands between two stops. */
  isWhole: boolean
  start: number
  end: number
}

type Word = {
  text: string
  plain: string
  start: number
  end: number
  /** Only a space separates it from the word before. */
  joins: boolean
  isCapital: boolean
  isGiven: boolean
  isCommon: boolean
  /** "4 nollaig": a date. */
  isNumbered: boolean
}

const WORD = /\p{L}[\p{L}\p{M}'’-]*(?<!-)/gu
const PARTICLES = new Set(
  'o ni nic mac mc ui mhic ua nig de di du da dos von van der den la le bin al el st'.split(' '),
)
/** Begin a name by themselves: "Ní Chrualaoí". */
const IRISH_PARTICLES = new Set('o ni nic mac mc ui mhic ua nig'.split(' '))
/** Words that are given names too, where another name follows: "June Byrne". */
const WORD_NAMES = new Set('ann april art dara dawn dec faith joy june may nollaig rich will'.split(' '))
const MONTHS = new Set('april dec june may nollaig'.split(' '))
/** "Tom's", "S-i-o-b-h-a-n", and the pronoun of "is do Bhríd é" */
const NOT_IN_NAME = /['’]s$|^\p{L}(?:-\p{L}){2,}$|^(?:é|í|iad|sé|sí)$/iu
/** Around a name these words say nothing: "yes, it's Fergal Quirke please". */
const FILLERS = new Set(
  `yes yeah yep no nope ok okay sure grand sound hi hello hey its it's it is i'm im i am this my the name names name's and sorry
ah so well actually anso mr mrs ms miss dr just for under put he's hes she's shes sea mise m'ainm ainm an t-ainm na please thanks here instead btw anseo`.split(
    /\s+/,
  ),
)
/** Capitalised or short words that are part of no name. */
const NEVER = new Set(
  `i im ive ill id me my mine you your he hes she shes him her his we us our ye they them it its this that the a an and or but not
iomlan fos no yes yeah yep ok okay hi hey hiya hello howya please pls thanks thank thx cheers here there dr doctor miss mr mrs ms prof fr sr
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun january february march
april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec today tomorrow tmrw
tmr tonight morning afternoon evening noon midday am pm christmas easter irish english gaeilge bearla ireland eire galway
de luan luain mairt ceadaoin deardaoin aoine satharn sathairn domhnach domhnaigh inniu amarach maidin trathnona eanair feabhra
marta aibrean bealtaine meitheamh iuil lunasa samhain nollaig ta nil sea is mise mo do bhfuil agus le ar ag dom domsa mhaith
um at on in to of with from by about for if so then beirt triur ceathrar cuigear seisear seachtar ochtar ina dhiaidh shin ata ionaibh girlfriend boyfriend partner cousin friend neighbour sons son daughter daughters husband wife mam mammy mum dad brother sister granny nana fan dhia mhuire thiarcais clock oclock google gmail hotmail outlook whatsapp can could would should appointment booking appt visit name names number phone mobile email mail contact
himself herself spelt spelled keep book put move change cancel make send add take leave coinnigh cuir bog athraigh seol bain glac tabhair abair inis fag lean deimhnigh cealaigh
overcharge overcharged charged refund refunded complaint complaining complain invoice unhappy disgusted disappointed damaged cancelled waiting issue problem query regarding bille sonrasc gearan micheart briste
arasan flat apartment apt unit owner manager boss says scriobh glaoigh scairt socraigh breac noteail cinntigh airithe aistrigh freagair ceann gabh gabhaigi leithsceal`.split(
    /\s+/,
  ),
)

function wordsOf(text: string): Word[] {
  // In a text of capitals alone they say nothing.
  const isCased = /\p{Ll}{2}/u.test(text.replaceAll(/\S*[@\d]\S*/g, ''))
  let before = 0
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const plain = fold(word)
    // "4.45pm Ann Foley"
    const joins = index > 0 && /^ +$/.test(text.slice(before, index)) && !/\d ?[ap]m +$/iu.test(text.slice(0, index))
    before = index + word.length
    const isCommon = ENGLISH_WORDS.has(plain.replaceAll("'", '')) || IRISH_WORDS.has(irishBase(word))
    const isCapital = isCased && /^(?:h|t|n-)?\p{Lu}/u.test(word) && !(isCommon && /^\p{Lu}{2,}$/u.test(word))
    const [isGiven, isNumbered] = [
      GIVEN_NAMES.has(plain),
      MONTHS.has(plain) && /(?<![\d:.])\d{1,2}(?:st|nd|rd|th|ú)?\s+$/iu.test(text.slice(0, index)),
    ]
    return { text: word, plain, start: index, end: before, joins, isCapital, isGiven, isCommon, isNumbered }
  })
}

/** How the words before a name make it certain: after "my name is" any words do, elsewhere only those of names. */
type Certainty = 'introduced' | 'open'

/** "Mac", "Ní", and the article of "Nic an Iomaire". */
function isParticle(words: Word[], place: number): boolean {
  const plain = words[place]?.plain ?? ''
  const isArticle = plain === 'an' || plain === 'na'
  return PARTICLES.has(plain) || (isArticle && /^(?:mac|nic|mhic|mic)$/.test(words[place - 1]?.plain ?? ''))
}

/** How many words from a place are a name. */
function measureName(words: Word[], place: number, certainty: Certainty): number {
  const [first] = words.slice(place)
  if (first === undefined) return 0
  let length = 0
  for (const [index, word] of words.slice(place).entries()) {
    if (index > 0 && !word.joins) break
    const next = words[place + index + 1]
    // "Ní Bhriain" begins a name. "Ní hea" and "o clock" do not.
    const beginsName = IRISH_PARTICLES.has(word.plain) && word.isCapital && next?.isCapital === true
    const isInside = index > 0 || beginsName
    const isLast = next?.joins !== true
    if (isInside && !isLast && isParticle(words, place + index)) continue
    if (!(index === length || isParticle(words, place + index - 1))) break
    const isSurname =
      IRISH_PARTICLES.has(words[place + index - 1]?.plain ?? '') &&
      word.joins &&
      (word.isCapital || !NEVER.has(word.plain))
    if (!isSurname && !isNamePart(word, { isFirst: length === 0, first, isLast, next, certainty })) break
    length = index + 1
  }
  // "Ó" alone is an exclamation.
  const isExclamation = words.slice(place, place + length).every(({ plain }) => PARTICLES.has(plain))
  return isExclamation ? 0 : length
}

type Place = { isFirst: boolean; first: Word; isLast: boolean; next: Word | undefined; certainty: Certainty }

function isNamePart(word: Word, { isFirst, first, isLast, next, certainty }: Place): boolean {
  if (isFirst && isWordName(word, next)) return true
  if (NEVER.has(word.plain) || NOT_IN_NAME.test(word.text) || (!word.isCapital && FILLERS.has(word.plain))) return false
  if (word.isCapital) return !word.isCommon || !isFirst || word.isGiven || certainty === 'introduced'
  if (!word.isCommon) return first.isCapital ? isFirst || word.isGiven || isLast : true
  // "Jim Power" in small letters, at the end of what is said.
  return word.isGiven ? isFirst && next?.isCommon !== true : !isFirst && isLast && first.isGiven && !first.isCapital
}

const isWordName = (word: Word, next: Word | undefined) =>
  WORD_NAMES.has(word.plain) &&
  !word.isNumbered &&
  next?.joins === true &&
  !NEVER.has(next.plain) &&
  (next.isCapital || !(word.joins || next.isCommon))

/** The words as a name: "o'shea" → "O'Shea". */
function spell(text: string): string {
  const isShouted = text === text.toUpperCase()
  return (isShouted ? text.toLowerCase() : text)
    .replaceAll(/ +/g, ' ')
    .replaceAll(/(?<![\p{L}\p{M}'’])(?!(?:h|t|n-)\p{Lu})\p{Ll}|(?<=(?<!\p{L})[odOD]['’])\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replaceAll(
      /(?<=\p{L} )(?:De|Di|Du|Da|Dos|Von|Van|Der|Den|La|Le|Bin|Al|El|An|Na)(?= \p{L})/gu,
      (word, place: number) => (text.startsWith(word, place) ? word : word.toLowerCase()),
    )
    .replaceAll(/(?<![\p{L}])(Mc)(\p{Ll})/gu, (_, mc: string, letter: string) => mc + letter.toUpperCase())
}

const MAX_WORDS = 5

/** Addresses and numbers, as they are typed or dictated. */
export const CONTACT =
  /\S+@\S+|\S+ (?:at|ag) \S+ (?:dot|ponc) \S+|(?<!\d)08[35679](?:[ ()-]?\d){7}(?=[ ,]+\d{1,4}[a-z]?[ ,]+\p{L})|\+?\d[\d\s()-]{5,}\d/giu
/** Whether a text has one. A search starts at the beginning, also with a pattern that remembers where it was. */
export const namesContact = (text: string): boolean => text.search(CONTACT) >= 0

/** "maeve.byrne@…" and "08-KE-12345" hold no name, and "(Molly)" does not end one. Places stay as they are. */
const hideContacts = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(CONTACT, (found) => '•'.repeat(found.length))
    .replace(findRegistration(text) ?? '', (found) => '•'.repeat(found.length))
    .replaceAll(/\(\p{L}+\)/gu, (found) => ' '.repeat(found.length))

/** The sequences of words that may be names, in their order. */
export function findNames(text: string): NameCandidate[] {
  const plain = hideContacts(text)
  const words = wordsOf(plain)
  const found: NameCandidate[] = []
  let place = 0
  while (place < words.length) {
    const count = measureName(words, place, 'open')
    if (count === 0 || count > MAX_WORDS) {
      place += Math.max(count, 1)
      continue
    }
    if (!isCar(words.slice(place, place + count).map((word) => word.plain))) {
      found.push(describeName(plain, words, place, count))
    }
    place += count
  }
  return found
}

function describeName(text: string, words: Word[], place: number, count: number): NameCandidate {
  const run = words.slice(place, place + count)
  const [first] = run
  const start = first?.start ?? 0
  const end = run.at(-1)?.end ?? start
  const hasGiven = run.some(({ isGiven }) => isGiven) || (first !== undefined && isWordName(first, run[1]))
  const isCapital = run.every((word) => word.isCapital || PARTICLES.has(word.plain))
  return {
    name: spell(text.slice(start, end)),
    count,
    hasGiven,
    isLikely: isCapital || hasGiven || IRISH_PARTICLES.has(first?.plain ?? ''),
    lead: first?.joins === true ? (words[place - 1]?.plain ?? '') : '',
    isWhole: isFilledTo(words.slice(0, place + 1).toReversed()) && isFilledAfter(words.slice(place + count)),
    start,
    end,
  }
}

/** Whether only fillers stand between the stop before and the last of these words, which come backwards. */
function isFilledTo(words: Word[]): boolean {
  for (const [index, word] of words.entries()) {
    if (index > 0 && !FILLERS.has(word.plain)) return false
    if (!word.joins) return true
  }
  return true
}

function isFilledAfter(words: Word[]): boolean {
  for (const word of words) {
    if (!word.joins) return true
    if (!FILLERS.has(word.plain)) return false
  }
  return true
}

const DOING = /^\p{L}+(?:ing|ed)$/iu

/** "I'm driving" */
export const isDoing = ({ name, isLikely }: NameCandidate) => !isLikely && DOING.test(name)

/** After these words any words are a name. */
const NAMES_FOLLOW =
  /(?<!\p{L})(?:(?:my|the) name(?:['’]?s| is)|(?<!(?:his|her|their) )name(?:['’]?s| is|:)|in the name of|under the name(?: of)?|put (?:it|us|me|that|him|her) (?:down )?(?:as|under)|(?:is )?mise|(?:is é |sé |tá an t-)?(?:m['’])?ainm(?: féin)?(?: is| ná|:|,)?|under my own name,?|under (?:his|her|their|the (?:kid|child|lad|girl)['’]?s) (?:own )?name(?: of| is|:|,)?|faoina h?ainm(?: f[ée]in| [ée]| í)*[,:]?|tugtar|spell it(?: as)?|write it(?: as)?|fao[in]n? (?:an )?ainm) +$/iu
/** After these only what looks like a name: "I'm late". */
const OWN_NAME_MAY_FOLLOW =
  /(?<!\p{L})(?:this is|it['’]?s me,?|i am|i['’]?m|call me|you(?:['’]?re| are) speaking (?:with|to)|(?:message|note|teachtaireacht)(?: \p{L}+){0,4} (?:from|ó)) +$/iu
const OTHER_NAME_FOLLOWS = /(?<!\p{L})(?:his|her|their) name(?:['’]?s| is|:) +$/iu
/** It may be that of somebody else: "she's Aoife and I'm Niamh". */
const NAMES_MAY_FOLLOW =
  /(?<!\p{L})(?:(?:it|he|she)(?:['’]?s| is)(?: for| under)?|(?:his|hers) is|under|(?:he|she|they)(?:['’]?s| is|['’]?re| are) called|booking for|for a) +$/iu
const NAME_BEFORE =
  /^ (?:is ainm dh?(?:om(?:sa)?|i|í|ó|o)|atá orm|here|anseo|speaking|asking?(?! (?:me|for|about))|(?:rang|called|was ringing|is ringing)(?! me| us))(?!\p{L})/iu

/** "Tell them Tom Power asked can he come in" */
const TELLS = /(?<!\p{L})tell (?:them|him|her|the \p{L}+)(?: that)? +$/iu
const ASKED = /^ (?:asked|is asking|was asking|wants|wanted|would like)(?!\p{L})/iu

/** "The name is spelt wrong" names nobody. */
const GOES_ON = /^(?! ?\p{L})|^ (?:and|but|i|i['’]?m|my|from|agus|is|ach)(?!\p{L})/iu
const MAX_LEAD_CHARACTERS = 40

/** The name with which somebody introduces themselves, spelled as they spelled it. */
export function findName(text: string): string | undefined {
  const plain = hideContacts(text)
  const words = wordsOf(plain)
  for (const [lead, certainty] of [
    [NAMES_FOLLOW, 'introduced'],
    [OWN_NAME_MAY_FOLLOW, 'open'],
    [OTHER_NAME_FOLLOWS, 'introduced'],
    [NAMES_MAY_FOLLOW, 'open'],
  ] as const) {
    for (const [place, word] of words.entries()) {
      if (!lead.test(plain.slice(Math.max(0, word.start - MAX_LEAD_CHARACTERS), word.start))) continue
      const count = measureName(words, place, certainty)
      if (count === 0) continue
      const found = describeName(plain, words, place, count)
      if (isCar(words.slice(place, place + count).map(({ plain: said }) => said))) continue
      const isEnded = (count > 1 || GOES_ON.test(plain.slice(found.end))) && !isDoing(found)
      if (found.isLikely || (certainty === 'introduced' && isEnded)) return found.name
    }
  }
  const isIntroduced = ({ start, end }: NameCandidate) =>
    NAME_BEFORE.test(plain.slice(end)) || (TELLS.test(plain.slice(0, start)) && ASKED.test(plain.slice(end)))
  return findNames(text).find((found) => found.isLikely && isIntroduced(found))?.name
}

/** Whether a text says nothing but names: "she's Aoife and I'm Niamh". */
export function saysOnlyNames(text: string): boolean {
  const names = findNames(text).filter(({ isLikely, hasGiven }) => isLikely && hasGiven)
  const isNamed = (start: number) => names.some((name) => name.start <= start && start < name.end)
  return names.length > 0 && wordsOf(text).every(({ start, plain }) => isNamed(start) || FILLERS.has(plain))
}
