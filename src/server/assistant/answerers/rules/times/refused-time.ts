import type { Language } from '#contracts/receptionist/diary.ts'
import type { DialogueState } from '../../../turn/state.ts'
import { understandReply } from '../../../understanding/replies/reply.ts'
import { findNewSize } from '../../../understanding/services/party-size.ts'
import { AT, isHourBare, listKnown, minutesOf, otherHalf, readBareTime } from './times.ts'

/** A time of day that does not suit, in which direction a better one is, and whether the message says which. */
export type RefusedTime = { clock: string; direction?: 'later' | 'earlier'; hasOther: boolean }

const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const IRISH_NUMBERS = 'a (?:haon|d[óo]|tr[íi]|ceathair|c[úu]ig|s[ée]|seacht|hocht|naoi|deich)(?: (?:d[ée]ag|dh[ée]ag))?'
const HOUR = `(?:\\d{1,2}(?:[:.h]\\d{2})?|(?<=(?:at|past|to) )one|(?:${NUMBERS})(?: (?:fifteen|thirty|forty[ -]five))?|${IRISH_NUMBERS})`
const PAST =
  '(?:half(?: past)?|quarter (?:past|to)|leathuair tar éis|(?:trí c?h?eathrú |ceathrú )(?:tar éis|i ndiaidh|chun))'
const HALF_OF_DAY =
  "(?:\\s?(?:[ap]\\.?m\\.?|[ri]\\.?n\\.?|o['’ ]?clock|a chlog)(?!\\p{L}))?(?: (?:in the (?:morning|afternoon|evening)|at night|ar maidin|tráthnóna|san oíche)(?!\\p{L}))?"
/** "Two of us", "ten minutes" and "10 to 12" are no hours. */
const NO_HOUR =
  '(?!(?:[:.]?\\d|\\p{L}|\\s?(?:-|–|to|till?|until|go dtí)\\s?\\d| ?(?:of (?:us|them)|appointment|slot|booking|table|min|hour|people|person|year|day|week|nóiméad|duine|bhliain|lá|seachtain)))'
const CLOCK = `(?:${PAST} )?${HOUR}${HALF_OF_DAY}${NO_HOUR}`
const ORDINAL =
  '(?:the |an )?(?:first|1st|second|2nd|third|3rd|last|ch[ée]ad|dara|tr[íi]ú)(?: (?:one|time|cheann|ceann))?'
const DAY = '(?: (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:dé )?\\p{L}+(?:ain|irt|oin|oine)))?'

const BEFORE =
  "(?<!(?:is|was|it|that|this|why|sure|be|am|are|will) )(?:not|(?:can|could|won|wouldn|couldn)(?:[’']?t|not)(?: (?:do|make|manage|get (?:in|there)))?|(?:rather|prefer) not|(?:don['’]?t|do not) (?:want|like|fancy)|too (?:early|late|soon)(?: for (?:me|us))?|r[óo][ -]?(?:luath|mhall|dhéanach)|(?:anything|any time|anytime) (?:but|except|other than)|ní(?: h?[ée])?|ní maith l(?:iom|inn)|gan (?:é )?a bheith|n[íi] (?:oireann|oirfeadh|oirfidh|fheileann|fheilfeadh|fhóireann)(?: (?:sé|sin))?(?: d(?:om|úinn))?|ní (?:féidir|thig) l(?:iom|inn)(?: teacht)?|níl|(?:rud|am) ar bith (?:ach|seachas)|aon (?:rud|am) (?:ach|seachas))(?: (?:at|for|ag))?"
const LINK =
  "(?:[\\s,.;?!–-]+(?:no|no way|nah|sorry|ah|it|is|that|that['’]?s|it['’]?s|thats|would|will|might|be|an?|bit|little|just|way|far|really|sure|definitely|probably|i['’]?m afraid|sin|tá|sé|se|ró|rud|beag|beagán)(?!\\p{L}))*['’]?s?[\\s,.;?!–-]+"
const LATER =
  'too (?:early|soon)|(?:bit|little) early|(?:r[óo][ -]?|(?:beag[áa]n|beag[áa]in[íi]n|píosa|rud beag) (?:r[óo][ -]?)?)luath|an-luath'
const EARLIER =
  'too late|(?:bit|little) late|r[óo][ -]?(?:mhall|dhéanach|dheanach|dheireanach)|(?:beag[áa]n|beag[áa]in[íi]n|píosa|rud beag) (?:mall|d[ée]anach|deireanach)|an-(?:mhall|déanach)'
const UNFIT =
  "no (?:good|use|go)|no(?=\\s*[,.;]\\s*\\S)|(?:doesn|don|won|wouldn|didn)['’]?t (?:really )?(?:suit|work|do)|(?:does|do|will|would) not (?:really )?(?:suit|work|do)|not (?:good|great|suitable|ideal|possible|grand)|no longer (?:suits|works)|(?:i |we )?(?:can['’]?t|cannot|couldn['’]?t) (?:do|make)|out of the question|n[íi] (?:oireann|oirfeadh|oirfidh|fheileann|fheilfeadh|fhóireann|oibríonn|féidir liom|thig liom)|n[íi]l (?:sé |sé sin |sin )?(?:go )?(?:maith|oiriúnach|ag obair)"

const isWhole = (pattern: string) => `(?<![\\p{L}\\d:.])(?:${pattern})(?![\\p{L}\\d])`
/** "Is ten too early?" asks, and refuses nothing. */
const ASKS = '(?<!(?:^|\\P{L})(?:is|are|would|will|if|an bhfuil|an mbeadh|más?|má tá) (?:at )?)'
const FOR_ME = '(?: (?:(?:for|to) )?(?:me|us|ye|you)| d(?:om|omsa|úinn|aoibh|uit))?'
const REFUSAL = `(?:(?<later>${LATER})|(?<earlier>${EARLIER})|${UNFIT})(?!\\p{L})${FOR_ME}`
const named = (time: string) =>
  [
    new RegExp(
      `${ASKS}${isWhole(`(?:(?:${time})(?:,? (?:or|and|nó|agus) ))?(?<time>${time})`)}(?<tail>${DAY}${LINK}${REFUSAL})`,
      'iu',
    ),
    new RegExp(
      `(?<head>${isWhole(BEFORE)} )(?<time>${time})(?![\\p{L}\\d])(?:,? (?:or|nó) (?:${time}))?(?<tail>(?: (?:any ?more|now|at all|go maith|oiriúnach|ag obair|saor))?${FOR_ME}(?!\\p{L}))`,
      'iu',
    ),
  ] as const
const REFUSALS = [...named(CLOCK), ...named(ORDINAL)]
/** "The Monday one is no good": the day, and no hour. */
const ONE_OF_DAY = new RegExp(
  `(?<=day|luain|máirt|céadaoin|déardaoin|aoine|sathairn|domhnaigh) (?:one|ceann|cheann)(?=${LINK}${REFUSAL})`,
  'iu',
)
/** "Is ten too early for ye?" */
const WHETHER = new RegExp(
  `^\\W*(?:is|would|an bhfuil|an mbeadh) (?:at )?(?<time>${CLOCK})(?: be)? (?:${LATER}|${EARLIER})${FOR_ME}\\W*$`,
  'iu',
)
/** "Is eight gone?", "an bhfuil a hocht saor?": whether a time can be had. */
const WHETHER_FREE = new RegExp(
  `^\\W*(?:(?:and|or|so|oh|ah|but|ok|then|no|sorry|actually|wait|hang on|hold on|(?:i(?:['’]ve)? )?changed my mind|agus|nó|ach|mar sin|ó|ní hea|fan(?: nóiméad)?|gabh mo leithscéal|d['’]?athra(?:igh mé|íos) m['’]?intinn)[\\s,.!]+)*(?:is|are|was|would|will|an bhfuil|nach bhfuil|an m?beadh|an mbeidh) (?:at |the )?(?<time>${CLOCK})${DAY}(?:['’]?s| one)?(?: (?:still|already|all|be|definitely|fós|cheana))* (?:gone|taken|booked(?: out| up)?|full|free|available|left|there|imithe|tógtha|gafa|lán|saor|fágtha|ar fáil)(?: (?:too|now|then|as well|is it|already|yeah|on (?:the )?\\p{L}+|freisin|anois|an ea))*\\W*$`,
  'iu',
)
/** "Is eight gone, is it?": the wish for that time. */
export function readWhetherFree(text: string, language: Language): string | undefined {
  const time = WHETHER_FREE.exec(text)?.groups?.time
  return time === undefined ? undefined : `${AT[language]} ${time}`
}
/** "Eight is not too early for me" */
const SUITS = new RegExp(
  `^\\W*(?:(?<time>${CLOCK})(?:['’]?s| is| would| wouldn['’]?t| isn['’]?t)(?: not)?(?: be)?|níl (?<irish>${CLOCK})) (?:${LATER}|${EARLIER})${FOR_ME}\\W*$`,
  'iu',
)
const DENIES = /n['’]?t | not |níl /iu
/** Words for the team keep what they say. */
const TELLS = /(?<!\p{L})(?:tell|let|say|abair|inis)(?!\p{L})/iu
/** "… but ten does", "what about eleven?" */
const LEADS =
  /^\W*(?:(?:but|so|and|is|would|(?:can|could) i (?:do|have|get)|i (?:can|could) do|an féidir(?: l(?:iom|inn|ibh|eat))?|maybe|what about|how about|ach|agus|tá|cad faoi|céard faoi|an mbeadh|b['’]fhéidir)(?!\p{L})\W*)*/iu
const DOES =
  /\s+(?:does|suits?|works?|(?:would be )?better|be (?:ok|okay)|d['’]oirfeadh|oireann|ag obair|níos fearr)(?: (?:it|me|for me|dom))?\W*$/iu

/**
 * A message without the time of day that it refuses: "8.30 is too early, anything at lunch?", "not ten, that's no good".
 * "That" stands in its place, so that the rest keeps its sense. Of "ten is no good, eleven" the other hour is left.
 */
export function splitRefused(
  said: string,
  state: DialogueState,
  reference: string,
  language: Language,
): { text: string; refused?: RefusedTime } {
  if ((state.task !== 'book' && state.task !== 'move') || TELLS.test(said)) return { text: said }
  const free = readWhetherFree(said, language)
  if (free !== undefined) return { text: free }
  const asked = WHETHER.exec(said)?.groups ?? (DENIES.test(said) ? SUITS.exec(said)?.groups : undefined)
  if (asked !== undefined) return { text: asked.time ?? asked.irish ?? said }
  const text = said.replace(ONE_OF_DAY, '')
  const known = listKnown(state).map(({ local }) => local.slice(11))
  for (const pattern of REFUSALS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const { time = '', head = '', tail = '', later, earlier } = found.groups ?? {}
    // "Six people now, not seven"
    if (head !== '' && state.party !== undefined && findNewSize(text) !== undefined) continue
    const direction = later !== undefined ? 'later' : earlier !== undefined ? 'earlier' : undefined
    const { choice } = understandReply(time)
    const listed = choice === 'last' ? known.at(-1) : typeof choice === 'number' ? known[choice] : undefined
    const bare = listed ?? readBareTime(time, language)
    if (bare === undefined) continue
    const isClear = listed !== undefined || !isHourBare(time, reference, language)
    const clock = isClear ? bare : chooseHalf(bare, known, direction)
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    const other = `${before.replace(/[\s,.;–-]+$/u, '')} ${behind}`.replace(LEADS, '').replace(DOES, '')
    // "8 is too early and 8.45 is too late"
    const isRefused = REFUSALS.some((refusal) => refusal.test(other))
    const chosen = isRefused ? undefined : readOther(other, reference, language)
    const rest = `${before}${head}${THAT[language]}${tail}${behind}`
    return {
      text: chosen ?? (isRefused ? splitRefused(rest, state, reference, language).text : rest),
      refused: { clock, ...(direction !== undefined && { direction }), hasOther: chosen !== undefined },
    }
  }
  return { text }
}

const PLACE = new RegExp(
  `^\\W*(?:${ORDINAL}|(?:number|no\\.|uimhir|option|rogha) [1-9])(?: (?:so|please|then|mar sin|le do thoil))?\\W*$`,
  'iu',
)

/** "One", beside an hour that is refused, is an hour too, and not the first of a list. */
function readOther(text: string, reference: string, language: Language): string | undefined {
  if (PLACE.test(text)) return text
  const clock = readBareTime(text, language)
  if (clock === undefined) return undefined
  return isHourBare(`${AT[language]} ${text}`, reference, language) ? clock.replace(/^0/, '') : text
}

const THAT = { en: 'that', ga: 'sin' } as const

/** What is too early is close to the first time that is talked about, and what is too late close to the last. */
function chooseHalf(clock: string, known: string[], direction: RefusedTime['direction']): string {
  const halves = [clock, otherHalf(clock)]
  const offered = halves.find((half) => known.includes(half))
  if (direction === undefined) return offered ?? clock
  const near = direction === 'later' ? known[0] : known.at(-1)
  if (near === undefined) return clock
  const distance = (half: string) => Math.abs(minutesOf(half) - minutesOf(near))
  return halves.toSorted((one, other) => distance(one) - distance(other))[0] ?? clock
}
