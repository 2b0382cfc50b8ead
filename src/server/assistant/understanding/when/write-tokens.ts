import type { Language } from '#contracts/receptionist/diary.ts'
import { isWithinSlips } from '../../retrieval/edit-distance.ts'
import { fold } from '../../text/fold.ts'
import { withoutPermission } from '../../text/permission.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { ENGLISH_WHEN } from '../en/when-words.ts'
import { IRISH_WHEN } from '../ga/when-words.ts'
import { correctTimes } from './correct-times.ts'
import { writeHoursOfEvents } from './elsewhere.ts'
import { lexDigits } from './lex-digits.ts'
import { markOtherDates } from './other-dates.ts'
import { withoutPastFacts } from './past-facts.ts'
import { hasWord, tokenise, type Vocabulary } from './vocabulary.ts'

/** "after 4 if possible" is "after 4", and "at ten instead" is "at ten": words that follow an hour make it a count otherwise. */
const COURTESY =
  /[\s,]+(?:if (?:that'?s |it'?s |at all )?(?:poss(?:ible)?|ok(?:ay)?)|if (?:that|it) suits|ideally|preferably|instead(?:,? (?:please|then|so))?|(?:would|will) (?:suit|work|do)(?: me)?(?: (?:better|best|fine|grand))?|ina (?:ionad|áit)(?: sin)?|in ionad sin|m[aá]s f[eé]idir(?: é| e| leat| libh)?|say|abair)(?=\W*$|[,.;!?])/giu

const HOUR =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a (?:haon|dó|trí|ceathair|cúig|sé|seacht|hocht|naoi|deich)(?: déag)?)'
const GOES_ON =
  "(?:if|as|so|but|most|every|usually|normally|during|i|im|id|ill|i['’]m|i['’]d|i['’]ll|we|he|she|they|it|its|it['’]s|thats|that['’]s|my|cos|coz|cuz|cus|when|while|unless|otherwise|with|(?:the )?same (?:name|number|details|contact|phone|e-?mail)|an t-ainm|na sonraí|má|más|mar|nuair|toisc|ós|bím|beidh|táim|tá|bheadh|mura|murab|le)"
/** "After three as I'm working": an hour before a clause is a time, and counts no things. "Ag 9 i.n." begins none. */
const BEFORE_CLAUSE = new RegExp(
  `(?<=(?:^\\W*|(?<!\\p{L})(?:at|after|aftr|before|b4|by|until|till?|from|around|about|or|ag|roimh|tar éis|i ndiaidh|ó|faoi|timpeall|thart ar) )${HOUR}) (?=${GOES_ON}(?!\\p{L}|\\.\\s?n))`,
  'giu',
)

/** "Thart ar a 12", "tar éis a 4": the particle before an hour in digits, as before one in words. */
const PARTICLE =
  /(?<=(?<!\p{L})(?:tar [eé]is|tareis|i ndiaidh|roimh|roimis|idir|agus|nó|no|[oó]|faoi|go dt[ií]|timpeall(?: ar)?|thart ar|thart faoi|tuairim) )a (?=\d{1,2}(?::\d\d)?(?!\d))/giu

const IDEAL = '(?:ideal|best|perfect|great|lovely|brilliant|the best)'
/** "Would three be ok", "three would be perfect", "some evening, six would be ideal" */
const WOULD_SUIT = new RegExp(
  `(?<!\\p{L})(?:would|wud|will) (${HOUR}(?: o'?clock)?) (?=(?:be|suit|work|do)(?!\\p{L}))|(?<=^\\W*(?:(?:yes|yeah|yep|ok|okay|no|sure|grand|great|perfect|actually|then)\\W+)?)(${HOUR}) (?=(?:would|wud) (?:be|suit|do|work)|(?:suits|works|is) (?:me|us|for me|perfect|fine|grand|good|great|ideal|best)(?!\\p{L}))|(?<=[,.;–-] *(?:(?:and|but|maybe|i think) )?)(${HOUR}) (?=(?:would|wud) (?:be ${IDEAL}|suit)|['’]?(?:s|d be) ${IDEAL}|is ${IDEAL})`,
  'giu',
)

/** "Some morning, ten say", "maidin éigin, a deich abair" */
const SAY_BEHIND = new RegExp(
  `(?<=[,;] *)(${HOUR}),? (?:say|abair|mar shampla|for example|for instance)(?=\\W*(?:$|[,.;!?]))`,
  'giu',
)

/** "Ideally ten", "some evening, preferably six", "a bit later, like two", "abair a ceathair" */
const IDEALLY = new RegExp(
  `(?<!\\p{L})(?:ideally|preferably|abair|(?<=(?:later|earlier|sooner|afternoon|evening|morning)[,;]? )(?:maybe )?(?:something )?like) (?=${HOUR} *(?:$|[,.;!?]|(?:on|if|some|any|next|or so)(?!\\p{L})))`,
  'giu',
)

/** "Is four too late on Friday?" asks for four. */
const TOO_LATE = new RegExp(
  `(?<=^\\W*(?:(?:and|so|or|ok) )?)(?:is|would|an (?:bhfuil|mbeadh|mbeidh)) ((?:half |leathuair tar éis )?${HOUR}(?:[:.]\\d\\d)?(?: ?[ap]m)?) (?:be )?(?:(?:too|a bit|very) (?:late|early)|ró-?(?:dhéanach|mhall|luath))(?!\\p{L})`,
  'giu',
)

/** "Amárach at 3", "tomorrow ag a 3": the word before the hour is in the other language. */
const AT_OF_OTHER: Record<Language, [RegExp, string]> = {
  en: [/(?<!\p{L})ag(?: a)? (?=\d)/giu, 'at '],
  ga: [/(?<!\p{L})at (?=\d)/giu, 'ag '],
}

/** "Half two'll do", "2.45'd be grand" */
const JOINED_VERB =
  /(?<=\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|noon))['’](?:ll|d|s)(?!\p{L})/giu

/** "D'oirfeadh a ceathair dom", "tá a trí go breá" */
const SUITS_IN_IRISH =
  /(?<!\p{L})((?:d['’])?oirfeadh|oireann|oirfidh|is (?:fearr|breá|maith) liom|b['’]fhearr liom|ba bhreá liom|tá|bheadh) (a (?:haon|dó|trí|ceathair|cúig|sé|seacht|hocht|naoi|deich)(?: dh?éag)?) ?(?=(?:go (?:breá|maith|hiontach|hálainn)|níos|dom|liom|linn|dúinn|ceart|i gceart)(?!\p{L})|\W*$|[,.;])/giu

/** "Tráthnóna éigin, a ceathair b'fhearr liom" */
const PREFERRED_IN_IRISH =
  /(?<![\p{L}\d]|(?:ag|ar|faoi|timpeall|roimh|éis|ndiaidh|go dtí) )(a (?:haon|dó|trí|ceathair|cúig|sé|seacht|hocht|naoi|deich)(?: dh?éag)?) (?=(?:a |is )?(?:b['’]?\s?fhearr|ab['’]? ?fhearr|fearr (?:liom|linn|dom|dúinn)|d['’]?oirfeadh|bheadh (?:go (?:breá|hiontach|maith)|idéalach|foirfe|is fearr))(?!\p{L}))/giu

/** "But nothing before three". "Have ye nothing before three?" asks for the opposite. */
const NOTHING_BEFORE =
  /(?<=^\W*|[,.;]\s*|(?<!\p{L})(?:but|and|though|with|prefer|preferably|ideally) )nothing (?=(?:before|after|earlier than|later than) (?!that)[^?]*$)/giu

/** "I said no Tuesdays or Wednesdays", "no Mondays". "No Tuesday" alone may be "no, Tuesday". */
const NO_DAYS =
  /(?<!\p{L})(?:(?<=(?:said|told \p{L}+|asked for) )no(?= (?:mon|tue|wed|thu|fri|sat|sun))|no(?= (?:mon|tues|wednes|thurs|fri|satur|sun)days(?!['’\p{L}])))/giu

/** "The afternoon one": no hour. */
const ONE_OF_PART =
  /(?<=(?<!\p{L})(?:morning|afternoon|evening|lunchtime) )one(?! ?(?:o['’]?clock|[ap]\.?m|thirty|fifteen)(?!\p{L}))(?!\p{L})/giu

/** "Good morning" names no part of the day, and "maith thú" no Thursday. */
const GREETING =
  /^\W*(?:(?:hi|hello|dia dh?uit)\W+)?(?:good (?:morning|afternoon|evening)|mornin['g]?(?=\W*[,.!])|maidin mhaith|tráthnóna maith)(?!\p{L})|(?<!\p{L})maith th[uú](?!\p{L})/iu

/** "I'm a bit deaf now, so quarter past three suits": how somebody is now names no day. */
const NOW_OF_STATE =
  /(?<=(?<!\p{L})(?:(?:bit|little|very|fierce|quite|pretty|rather|gone|getting) |beagán |an-)\p{L}+ )(?:now|anois)(?!\p{L})/giu

export const withoutNowOfState = (text: string) => text.replaceAll(NOW_OF_STATE, '')

/** Kept, because the rules of days and the search for refused days begin with the same tokens. */
export const writeTokens = rememberLast((said: string, language: Language): string => {
  const text = markOtherDates(
    writeHoursOfEvents(
      withoutPastFacts(withoutPermission(language === 'ga' ? writeForWhom(correctWeekdays(said)) : said)),
    ),
  )
    .replace(GREETING, '')
    .replaceAll(NOW_OF_STATE, '')
    .replaceAll(JOINED_VERB, '')
    .replaceAll(SAY_BEHIND, language === 'ga' ? 'ag $1' : 'at $1')
    .replaceAll(COURTESY, '')
    .replaceAll(ONE_OF_PART, '')
    .replaceAll(BEFORE_CLAUSE, ', ')
    .replaceAll(...AT_OF_OTHER[language])
    .replaceAll(TOO_LATE, language === 'ga' ? 'ag $1, ' : 'at $1, ')
    .replaceAll(WOULD_SUIT, 'at $1$2$3, ')
    .replaceAll(IDEALLY, language === 'ga' ? 'ag ' : 'at ')
    .replaceAll(SUITS_IN_IRISH, '$1 ag $2, ')
    .replaceAll(PREFERRED_IN_IRISH, 'ag $1, ')
    .replaceAll(NOTHING_BEFORE, 'not ')
    .replaceAll(NO_DAYS, 'not')
    .replaceAll(PARTICLE, '')
  return ` ${tokenise(lexDigits(text), ...vocabulariesOf(language)).join(' ')} `
})

const WEEKDAYS = ['Luain', 'Máirt', 'Céadaoin', 'hAoine', 'Sathairn', 'Domhnaigh']
const BEHIND_DE =
  /(?<!\p{L})d[eé](?: (\p{L}{4,10})|(luain|m[aá]irt|c[eé]adaoin|h?aoine|sathairn|domhnaigh))(?!\p{L})/giu

/** "Dé lauin", "dé sathrain", "deluain": behind "dé" the name of a day may miss a letter or two. */
const correctWeekdays = (text: string) =>
  text.replaceAll(BEHIND_DE, (found, apart: string | undefined, joined: string | undefined) => {
    if (joined !== undefined) return `dé ${joined}`
    const word = apart ?? ''
    if (tokenise([word], ...vocabulariesOf('ga'))[0] !== 'x') return found
    const isSlip = (name: string) => isWithinSlips(fold(word), fold(name), name.length > 6 ? 2 : 1)
    const day = WEEKDAYS.find(isSlip)
    return day === undefined ? found : `dé ${day}`
  })

/** "Ag a haon déag d'Aoife": a name shortens "do". "D'Eanáir" is of a month. */
const writeForWhom = (text: string) =>
  text.replaceAll(/(?<!\p{L})[dD]['’] ?(\p{Lu}\p{L}+)/gu, (found, name: string) =>
    tokenise([name], ...vocabulariesOf('ga'))[0] === 'x' ? `do ${name}` : found,
  )

const vocabulariesOf = (language: Language): [own: Vocabulary, other: Vocabulary] =>
  language === 'ga' ? [IRISH_WHEN, ENGLISH_WHEN] : [ENGLISH_WHEN, IRISH_WHEN]

/** The text with its likely slips in words of time corrected. It stays as it is where none is found. */
export function correctSlips(text: string, language: Language): string {
  const vocabularies = vocabulariesOf(language)
  return correctTimes(text, language, (word) => vocabularies.some((vocabulary) => hasWord(vocabulary, word)))
}
