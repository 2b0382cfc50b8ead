import { fold } from '../../text/fold.ts'
import { GIVEN_NAMES } from '../../text/given-names.ts'
import { findNames } from '../person/find-name.ts'

/** A person or room with a diary. */
export interface DiaryName {
  id: string
  name: string
}

/** Whose times a text asks for: diaries of that name, or none where no diary has it. */
export interface DiaryWish {
  ids: string[]
  name: string
  /** "Is Niamh in today?" */
  asksPresence?: true
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu
const LEADS = new Set('with see seeing prefer have in le leis ag chuig'.split(' '))
/** Before a name without a diary, other words say too little. */
const CLEAR_LEADS = new Set('with see seeing le leis ag'.split(' '))
const SKIPPED = new Set(['the', 'an', 'a'])
const TITLES = new Set('dr doctor dochtuir nurse mr mrs ms miss uasal tuasal sr fr'.split(' '))
const SPEAKS = new Set('speaking spoke spoken talking talked chatting caint chaint labhairt labhair'.split(' '))
/** "Is Niamh free?", "an bhfuil Niamh saor?" */
const ASKS = new Set('is has does will would bhfuil mbeidh'.split(' '))
const ASKED = new Set('free available have do saor ar ag'.split(' '))
/** "Can Niamh do my hair on Thursday?" */
const CAN = new Set('can could'.split(' '))
const DOES = new Set('do see take fit squeeze cut'.split(' '))
const IS_THERE = new Set('in working around about here there on ann istigh isteach anseo obair'.split(' '))

/** Whose times a text asks for: "with Niamh", "le Niamh". What introduces the caller names nobody else. */
export function findDiaryWish(text: string, diaries: DiaryName[]): DiaryWish | undefined {
  const himself = findHimself(text)
  if (himself !== undefined) {
    const { ids = [] } = matchDiaries((himself.match(WORD) ?? []).map(foldName), false, diaries) ?? {}
    return ids.length === diaries.length || ids.length === 0
      ? { ids: [], name: himself }
      : { ids, name: joinNames(ids, diaries) }
  }
  const written = text.normalize('NFC').match(WORD) ?? []
  const words = written.map(foldName)
  for (const place of words.keys()) {
    const found = matchDiaries(words.slice(place), hasTitle(words, place), diaries)
    if (found === undefined || !isAskedFor(words, place, found.length)) continue
    const { ids } = found
    // Every diary has it, as where an organisation is named: that chooses none.
    if (ids.length === diaries.length) return undefined
    const wish = { ids, name: joinNames(ids, diaries) }
    return asksWhetherThere(words, place, found.length) ? { ...wish, asksPresence: true } : wish
  }
  return findUnknown(written, words)
}

const HIMSELF = /^,? (?:(?:him|her)self|[éí] féin)(?!\p{L})/iu
const FOR = new Set(['for', 'do'])

/** "I want Mary Murphy herself", "Máire Ní Mhurchú í féin atá uaim" */
const findHimself = (text: string): string | undefined =>
  findNames(text).find(
    ({ isLikely, lead, end }) =>
      isLikely && !FOR.has(lead) && !TITLES.has(lead) && HIMSELF.test(text.normalize('NFC').slice(end)),
  )?.name

const joinNames = (ids: string[], diaries: DiaryName[]) =>
  diaries
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

/** Without fadas, and without the h of "le hEoin". */
function foldName(word: string): string {
  return fold(/^h\p{Lu}/u.test(word) ? word.slice(1) : word)
}

const hasTitle = (words: string[], place: number) => TITLES.has(words[place - 1] ?? '')

/** The diaries that the first words name, and how many words do: the first name, the whole name, or "Dr Byrne". */
function matchDiaries(words: string[], isTitled: boolean, diaries: DiaryName[]) {
  const lengths = diaries.map(({ id, name }) => ({ id, length: countNamed(words, isTitled, name) }))
  const length = Math.max(0, ...lengths.map((each) => each.length))
  if (length === 0) return undefined
  return { length, ids: lengths.filter((each) => each.length === length).map(({ id }) => id) }
}

function countNamed(words: string[], isTitled: boolean, name: string): number {
  const names = (name.normalize('NFC').match(WORD) ?? []).map(fold).filter((word) => !TITLES.has(word))
  const isFirst = words[0] === names[0] || (isTitled && words[0] === names.at(-1))
  if (!isFirst || words[0] === undefined) return 0
  const end = words.findIndex((word) => !names.includes(word))
  return end < 0 ? words.length : end
}

function isAskedFor(words: string[], place: number, length: number): boolean {
  const lead = findLead(words, place)
  if (LEADS.has(lead)) return true
  const [next = '', second] = words.slice(place + length)
  if (asksWhetherThere(words, place, length)) return true
  return (
    (ASKS.has(lead) && ASKED.has(next) && second !== 'ais') ||
    (CAN.has(lead) && DOES.has(next)) ||
    (next === 'a' && second === 'fheiceail')
  )
}

/** "Is Niamh in today?", "an bhfuil Niamh ag obair?" */
function asksWhetherThere(words: string[], place: number, length: number): boolean {
  const [next = '', second = ''] = words.slice(place + length)
  const isThere = IS_THERE.has(next) || (next === 'be' && IS_THERE.has(second)) || (next === 'ag' && second === 'obair')
  return ASKS.has(findLead(words, place)) && isThere
}

/** The word before a name and its title. "I was speaking with Niamh" asks for nothing. */
function findLead(words: string[], place: number): string {
  const [before = '', lead = ''] = words
    .slice(0, place)
    .filter((word) => !TITLES.has(word) && !SKIPPED.has(word))
    .slice(-2)
  return lead === '' ? before : SPEAKS.has(before) ? '' : lead
}

/** A person without a diary: a given name, or any name after a title. */
function findUnknown(written: string[], words: string[]): DiaryWish | undefined {
  const titled = findTitled(written, words)
  if (titled !== undefined) return titled
  const place = written.findIndex(
    (word, index) =>
      /^h?\p{Lu}/u.test(word) && GIVEN_NAMES.has(words[index] ?? '') && CLEAR_LEADS.has(findLead(words, index)),
  )
  if (place < 0) return undefined
  const [name = ''] = written.slice(place)
  return { ids: [], name: name.replace(/^h(?=\p{Lu})/u, '') }
}

const BEFORE_SURNAME = new Set(['o', 'mac', 'mc', 'ni', 'nic', 'ui', 'de'])
/** "I had a meeting with Mr Daly last week" */
const TELLS_OF_PAST = new Set('had met saw spoke bhi bhuail labhair chonaic'.split(' '))
/** "What about Mr Daly?" */
const ABOUT = new Set('about faoi faoin'.split(' '))

/** "Could I see mr daly?", "an mbeidh an tUasal Ó Dálaigh ann?": with a title small letters are a name too. */
function findTitled(written: string[], words: string[]): DiaryWish | undefined {
  const place = words.findIndex((_, index) => hasTitle(words, index))
  if (place < 0 || words.slice(0, place).some((word) => TELLS_OF_PAST.has(word))) return undefined
  const length = BEFORE_SURNAME.has(words[place] ?? '') ? 2 : 1
  const lead = findLead(words, place)
  const isThere = asksWhetherThere(words, place, length)
  const isAsked = CLEAR_LEADS.has(lead) || (ABOUT.has(lead) && words.slice(0, 2).includes(lead)) || isThere
  if (!isAsked && !isAskedFor(words, place, length)) return undefined
  const name = written
    .slice(place - 1, place + length)
    .map((word) =>
      /^\p{Ll}/u.test(word) && !/^tUas/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
    )
  const wish = { ids: [], name: name.join(' ').replace(/^t?uasal/iu, 'an tUasal') }
  return isThere ? { ...wish, asksPresence: true } : wish
}

/** "Whoever is free": no diary in particular. */
const ANYBODY =
  /(?<!\p{L})(?:any ?(?:one|body)|whoever|either of them|(?:don['’]?t|do not) mind who|duine ar bith|aon duine|is cuma (?:liom )?cé)(?!\p{L})/iu

export const wantsAnybody = (text: string): boolean => ANYBODY.test(text)
