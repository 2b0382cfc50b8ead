import type { Language } from '#contracts/receptionist/diary.ts'
import { matchesEither } from '../text/both-languages.ts'
import { matchesAny, patternText } from '../text/patterns.ts'
import { englishWords, irishWords } from '../text/words.ts'
import {
  ENGLISH_ABOUT,
  ENGLISH_CASE,
  ENGLISH_HOW_TO,
  ENGLISH_NO_PLACE,
  ENGLISH_NO_PRICE,
  ENGLISH_WISH,
} from './en/question-patterns.ts'
import {
  IRISH_ABOUT,
  IRISH_CASE,
  IRISH_HOW_TO,
  IRISH_NO_PLACE,
  IRISH_NO_PRICE,
  IRISH_WISH,
} from './ga/question-patterns.ts'
import type { Intent } from './intents.ts'
import { saysMoreCome } from './services/booked-size.ts'
import { findPartySize } from './services/party-size.ts'

const PATTERNS = {
  en: { about: ENGLISH_ABOUT, wish: ENGLISH_WISH, howTo: ENGLISH_HOW_TO },
  ga: { about: IRISH_ABOUT, wish: IRISH_WISH, howTo: IRISH_HOW_TO },
}

/** What starts a dialogue or is no more than talk. A question about such a thing wants knowledge instead. */
const DIALOGUES = new Set<Intent>(['book', 'move', 'cancel', 'complaint', 'message', 'smalltalk'])

/**
 * Whether a clause asks about a thing and wants nothing done: "Do I need to fast before the blood test?", "What happens if
 * I cancel?". `form` is the clause as the patterns see it.
 */
export function asksAboutThing(form: string, intent: Intent, language: Language): boolean {
  const { about, wish } = PATTERNS[language]
  if (intent === 'price') return matchesAny(form, ENGLISH_NO_PRICE) || matchesAny(form, IRISH_NO_PRICE)
  if (intent === 'where') return matchesAny(form, IRISH_NO_PLACE) || matchesAny(form, ENGLISH_NO_PLACE)
  return DIALOGUES.has(intent) && matchesAny(form, about) && !matchesAny(form, wish)
}

/** "How do I make a complaint?": an entry that answers it comes before the dialogue. */
export function isHowToQuestion(clause: string, language: Language): boolean {
  const words = language === 'en' ? englishWords(clause) : irishWords(clause)
  return matchesAny(patternText(words), PATTERNS[language].howTo)
}

/** "Is my car ready?", "is Dr Walsh back?": how something stands today, which no entry says. */
export const asksAboutCase = (clause: string): boolean => matchesEither(clause, { en: ENGLISH_CASE, ga: IRISH_CASE })

const OFFERED =
  /^\W*(?:(?:and|so|but|hi|hello|also|sure|agus|ach)[,\s]+)*(?:(?:do|d['’]) ?(?:you|ye|yis|yous) (?:guys )?(?:do|sell|rent|hire|stock|offer|cut|fix|repair|make|treat|work on)|(?:do|d['’]) ?(?:you|ye|yis|yous)(?= (?:deliver|cater|ship)(?!\p{L}))|an (?:ndéanann|ndíolann|gcóiríonn|ndeisíonn|dtairgeann) sibh)(?!\p{L})/iu
/** "Is there a quiz on Saturdays?": anybody who is there, and a free hour, are no thing. */
const IS_THERE =
  /^\W*(?:(?:and|so|but|hi|hello|also|sure|agus|ach)[,\s]+)*(?:(?:is|are|will) there(?: be)?|(?:do (?:you|ye|yis|yous) have|have (?:you|ye|yis|yous)(?: got)?)|an (?:bhfuil|mbíonn|mbeidh))(?!\p{L})(?! (?:sibh|sí|sé|siad|tú|muid)(?!\p{L}))/iu

/** "Cathain a thosaíonn an chéad chúrsa eile?", "when does the next class start?": no hours of ours. */
const STARTS =
  /(?<!\p{L})(?:when|what time|cathain|cén (?:t-am|uair)|cá huair)(?!\p{L}).*(?<!\p{L})(?:courses?|class(?:es)?|terms?|lessons?|workshops?|shows?|films?|concerts?|match(?:es)?|g?ch?úrsa\p{L}*|ranga?|ranganna|d?th?éarma\p{L}*|g?ch?eacht\p{L}*|ch?eardlanna?|seó|scannán|ch?eolchoirm)(?!\p{L})/iu

const AFTER_THING =
  /^\W*(?:(?:and|so|but|agus|ach|dia d(?:uit|aoibh)|haigh|hi|hello)[,\s]+)*(?:(?:an )?bhfuil (?!sibh|muid|aon scéal|scéal|nuacht|craic)\p{L}[^.?!]*?(?<!\p{L})agaibh(?!\p{L})|what(?:['’]?s| is) the (?:story|craic|crack|deal|situation) (?:with|about|on|re)(?!\p{L})|(?:cad|céard|goidé|caidé) (?:é )?(?:an|atá an) scéal (?:le|leis|faoi|maidir le)(?!\p{L}))/iu

/** "An bhfuil ranganna oíche agaibh?", "what's the story with parking": asks after a thing, and is no talk. */
export const asksAfterThing = (clause: string): boolean => AFTER_THING.test(clause)

const LEAVE =
  /(?<!\p{L})(?:(?:is|will|would) (?:that|this|it)(?: be)? (?:ok|okay|alright|all right|grand|fine|a problem)|an (?:bhfuil|mbeidh|mbeadh) (?:sé|sin)(?: sin)? (?:ceart go leor|go maith|i gceart)|(?<=, )t[áa] (?:s[ée] )?sin (?:ceart go leor|i gceart)(?=\?))\W*$/iu

/** "My sister has a dog, is that ok": a question, where it asks for no time. */
export const asksLeave = (clause: string): boolean => LEAVE.test(clause)

const INCLUDED =
  /(?<!\p{L})(?:(?:does|do|will|would) (?:that|it|this|they|ye|(?:the|an?|your) \p{L}+(?: \p{L}+)?)(?: also)? (?:include|cover|come with)|(?:is|are) (?:\p{L}+ ){1,5}(?:included|covered|part of (?:it|that|the))|an? (?:bhfuil|mbeidh) (?:\p{L}+ ){1,5}san áireamh|an (?:gclúdaíonn|gcuimsíonn|mbaineann|n-áirítear))(?!\p{L})/iu

/** "Are the brakes included?": what a service has in it. */
export const asksWhetherIncluded = (text: string): boolean => INCLUDED.test(text)

/** "Do ye do probate?": whether something is offered. */
export const asksWhetherOffered = (clause: string): boolean => OFFERED.test(clause)

const TIMES =
  /(?<!\p{L})(?:(?:on|at|in|during|over|every|this|next|of|the|a|any|ar|ag|an|na|gach|le linn)\s+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?|(?:mon|tue|wed|thu|thur|sat|sun)s?|weekdays?|weekends?|today|tonight|tomorrow|mornings?|afternoons?|evenings?|nights?|lunch ?times?|lunch|late|early|bank holidays?|christmas|easter|(?:dé )?(?:luain|máirt|céadaoin|déardaoin|haoine|aoine|sathairn|satharn|domhnaigh|domhnach)|deireadh seachtaine|inniu|anocht|amárach|maidin|maidine|tráthnóna|um thráthnóna|oíche|lae saoire)(?!\p{L})/giu
const NO_THING =
  /(?<!\p{L})(?:open(?:ing)?|hours?|appointments?|bookings?|slots?|walk-?ins?|clinics?|surger(?:y|ies)|half days?|days?|coinn[eí]|uaireanta|any(?:one|body|thing)|some(?:one|body|thing)|staff|people|ye|you|there|doctors?|dr|gp|nurses?|dentists?|vets?|free|available|chance|times?|spaces?|room|cover|duty|call|emergency|duine|éinne|aoinne|dochtúir\p{L}*|altra|saor|ann|agaibh|ar siúl|aon|rud|am|it|that|them|this|any|some|the|for|to|at|on|in|or|and|sé|é|sin|ar|ag|nó|agus)(?!\p{L})/giu

/**
 * "Do ye do acupuncture on Saturday?" asks for a thing: the question without its time. Undefined where only a time is asked
 * for, as in "do ye do Saturdays?".
 */
export function findAskedThing(clause: string): string | undefined {
  if (STARTS.test(clause)) return clause
  const asked = (OFFERED.exec(clause) ?? IS_THERE.exec(clause))?.[0]
  if (asked === undefined) return undefined
  const thing = clause.slice(asked.length).replaceAll(TIMES, ' ').replaceAll(/\s+/g, ' ').trim()
  const isNamed = /\p{L}{3}/u.test(thing.replaceAll(NO_THING, ' '))
  return isNamed ? `${asked} ${thing}` : undefined
}

const CALLS =
  /(?<!\p{L})(?:(?:tele)?phones?|calls?|landlines?|bh?f[óo]n|f[óo]n(?:anna)?|g?h?uth[áa]i?n|n?g?h?lao(?:nna|nnaí|ch|nn)?)(?!\p{L})/iu
const ABOUT_IT =
  /^\W*(?:(?:and|so|but|agus|ach|ok|okay)[\s,]+)*(?:(?:does|can|could|will|would) (?:it|this|(?:the|your|yer|an?) (?:ai )?(?:receptionist|assistant|bot|product|system|thing|software|ai|agent)) |(?:an bhfreagraíonn|an dtuigeann|an bhfuil eolas aige|an bhfuil a fhios aige|an nglacann|an oibríonn|an ndéanann|an labhraíonn|an bhféadfadh|an mbeidh|an mbeadh|an féidir leis|an féidir léi)(?: (?:sé|sí|seo|an (?:bhfáilteoir|fáilteoir|táirge|cúntóir|gcúntóir|córas|gcóras|rud|ruidín|yoke|róbat|meaisín|ríomhaire)))?(?!\p{L}))/iu

const ANSWERS_CALLS =
  /^\W*(?:(?:and|so|but|no|nah|ok|okay|agus|ach|ní hea)[\s,]+)*(?:(?:(?:which|any|one) (?:one )?of (?:those|these|them|your (?:\p{L}+ )?(?:plans|products|services|packages))|which (?:one|plan|product|package)|(?:does|do|can|could|will|would) (?:any of (?:those|these|them)|(?!(?:i|we|you|ye|he|she|they|some\p{L}*|any\p{L}*|people|ring|call|phone|dr|doctor|your?|the)(?!\p{L}))\p{L}+))(?: (?:that )?(?:would|will|can|could|does|do))? (?:answers?|takes?|picks? up|handles?)(?!\p{L})|(?:(?:cén|cé) ceann|cé acu|an bhfuil (?:aon )?cheann) (?:acu|díobh|de na \p{L}+)? ?(?:sin|seo)? ?(?:a|atá in ann|in ann) (?:d['’]?fhreag|fhreag|ghlac)|an bhfreag\p{L}+ (?!(?:sibh|siad|sibhse|duine|éinne|aon duine|tú)(?!\p{L}))\p{L})/iu

/** "Does it answer the phone?", "which of those would answer my calls?": what the product does, and no wish to ring. */
export const asksWhetherItTakesCalls = (text: string) =>
  (ABOUT_IT.test(text) || ANSWERS_CALLS.test(text)) && namesCalls(text)

const OPENS =
  /(?<!\p{L})(?:open|opens|opened|opening|close|closes|closed|shut|shuts|start|starts|end|ends|busy|oscail\p{L}*|n-?oscl\p{L}+|oscl\p{L}+|dún\p{L}*|ndún\p{L}*|tosa\p{L}*|dtosa\p{L}*)(?!\p{L})/iu

const ITS_PEOPLE =
  /(?<!\p{L})(?:(?:my|our|the|your|other|new|old) (?:\p{L}+ )?(?:customers?|clients?|patients?|callers?|guests?|tenants?|people|staff)|customers?|clients?|patients?|callers?|(?:m[oa]|ár|na|le) ?(?:mo |ár |na )?(?:g?ch?ustaiméir\p{L}*|g?ch?lian\p{L}*|othair|n-othar\p{L}*|glaoiteoirí)|custaiméir\p{L}*|cliaint|(?:talk|speak|chat) (?:to|with) (?:her|him|them))(?!\p{L})/iu

/** "Can it talk to my customers?": what the product does for others, and nobody whom the caller wants to talk to. */
export const asksWhetherItTalks = (text: string) => ABOUT_IT.test(text) && ITS_PEOPLE.test(text)

/** "Does it know the bank holidays?": what a product does, and not when we are open. "Does it open on Sundays?" asks that. */
export const asksWhatItDoes = (text: string) => ABOUT_IT.test(text) && !OPENS.test(text)

const ABOUT_IT_IRISH =
  /^\W*(?:(?:agus|ach|mar sin|bhuel)[\s,]+)*an (?!bhfuil sibh)\p{L}+ (?:sé|sí|seo|an (?:fáilteoir|córas|rud) seo)(?!\p{L})/iu
const OWN_DIARY =
  /(?<!\p{L})(?:(?:my|our) (?:own )?(?:\p{L}+ ){0,2}(?:calendar|diary|bookings?|(?:booking |existing )?(?:system|app|software))|(?:m['’]|mo |ár )(?:\p{L}+ )?\p{L}*(?:fh?éilire|dh?ialann|gch?óras|ch?óras)|(?:fh?éilire|n?dh?ialann|g?ch?óras) [^.?!]*(?:agam|againn))/iu

/** "Will it do our Booksy calendar?", "an gcuirfeadh sé áirithintí sa dialann atá agam?": what a product does, and no booking. */
export const asksOfOwnDiary = (text: string) =>
  (ABOUT_IT.test(text) || ABOUT_IT_IRISH.test(text)) && OWN_DIARY.test(text)

const OFFICE =
  /(?<!\p{L})(?:(?:call|drop|pop|come|go|walk) (?:in|into|over|down|round|by)(?: (?:in|in)?to)? ?(?:to |in |at |by )?(?:the|your|yer|ye['’]?re) (?:office|shop|showroom|desk|counter|depot|yard|branch|reception)|(?:teacht|bualadh|dul) isteach (?:san|sa|chuig (?:an|bhur)|in bhur)? ?(?:n?-?oifig|siopa|deasc|cuntar|brainse))(?!\p{L})(?!.*(?<!\p{L})(?:appointment|meeting|booking|coinne|cruinniú)(?!\p{L}))/iu

/** "Can I call in to the office?": whether it is open, and no wish for an appointment. */
export const asksToCallIn = (text: string) => OFFICE.test(text)

/** Whether a text speaks of the phone. */
export const namesCalls = (text: string) => CALLS.test(text)

const OTHER_PEOPLE =
  '(?:somebody|someone|anybody|anyone|one of|people|they|he|she|my|our|the|an?|customers?|clients?|patients?|callers?|guests?|duine|daoine|éinne|aoinne|custaiméir\\p{L}*|cliant\\p{L}*|othar|othair|glaoiteoir\\p{L}*)'
const WHAT_IF = new RegExp(
  `^\\W*(?:(?:and|so|but|ok|okay|agus|ach)[\\s,]+)*(?:(?:what|how) (?:if|about if|happens (?:if|when)|would happen if|about when)|and if|(?:cad|céard|goidé)(?: a (?:tharl\\p{L}+|dhéan\\p{L}+)(?: (?:sé|sibh))?)? (?:má|dá|nuair a)(?: (?:bh?íonn|tá|bhíonn|atá|mbeadh|mbíonn|dteastaíonn|theastaíonn|ba mhian le|iarrann|ó))?) ${OTHER_PEOPLE}(?!\\p{L})`,
  'iu',
)

const IT = '(?:it|this|the (?:ai |virtual )?(?:receptionist|assistant|bot|system|product)|(?:an )?fáilteoir|sé|sí)'
const WHAT_DOES_IT = new RegExp(
  `^\\W*(?:(?:and|so|but|ok|okay|agus|ach)[\\s,]+)*(?:(?:what|how) (?:does|would|will|can|could|should) ${IT} (?:do|say|react|respond|cope|handle)(?: it| that)? (?:if|when|with)|can ${IT} (?:cope|deal|handle)(?: with)?|(?:cad|céard|conas|goidé) a (?:dhéan\\p{L}+|dhéarf\\p{L}+|deir|láimhseáil\\p{L}+) ${IT} (?:má|dá|nuair)) (?:(?:bh?íonn|deir|ndéarfadh|ghlaonn|nglaofadh|iarrann) )?${OTHER_PEOPLE}(?!\\p{L})`,
  'iu',
)

/** "What if a customer wants to talk to me?": what happens then, and no wish of the caller's. */
export const asksWhatIf = (text: string) => WHAT_IF.test(text) || WHAT_DOES_IT.test(text)

const CUSTOMER =
  /(?<!\p{L})(?:customers?|clients?|callers?|custaiméir\p{L}*|g?ch?liant\p{L}*|glaoiteoir\p{L}*)(?!\p{L})/iu

const ABUSES = /(?<!\p{L})(?:swears?|curses?|shouts?|is (?:rude|abusive|drunk)|tells? (?:it|them) to)(?!\p{L})/iu

/** "What if a customer swears at it?": of a product that callers ring. "What if my friend …?" is of a person. */
export const asksAboutAbuse = (text: string) =>
  ABUSES.test(text) && (WHAT_DOES_IT.test(text) || (WHAT_IF.test(text) && CUSTOMER.test(text)))

const ASKS_TO_TALK =
  /^\W*(?:(?:and|so|but|agus|ach|ok|okay)[\s,]+)*(?:(?:does|can|could|will|would) it (?:(?:take|answer|handle|pick up) (?:(?:the|my|our|your|all|any|phone|mobile) )*(?:calls?|phones?|mobiles?)|(?:talk|speak|chat) (?:to|with) (?:her|him|them|me|us|my|our))(?: (?:when|while|if) (?:i['’]?m|i am|we['’]?re|we are) (?:out|away|off|busy|closed|asleep))?|what (?:if|happens (?:if|when)) (?:i|we) (?:go|went) over(?: (?:(?:the|my|our|that) (?:limit|number|calls|plan|amount|allowance)|it|that))?(?=\W*$)|how (?:long|soon) (?:till?|until|before) (?:it['’]?s|it is|it will be|it can be) (?:all )?(?:up and running|live|ready|set up|in place|installed)|an bhfreagra\p{L}+ (?:sé|sí) (?:(?:mo|ár|an|na|do) )?(?:(?:bh)?f[óo]n|n?gh?lao)\p{L}*)(?!\p{L})/iu

/**
 * Without "does it take calls when I'm out", "would it talk to her", "what if I go over" and "how long till it's live", asked of a
 * product. What else is said stays.
 */
export const withoutTalkOfIt = (text: string) => text.replace(ASKS_TO_TALK, ' ')

const WHOM_IF =
  /^\W*(?:(?:and|so|but|ok|okay|agus|ach|ceist agam)[\s,]+)*(?:who|whom|what (?:number|happens|(?:do|should|will|would|can) (?:i|we) do)|which number|where (?:do|can|should) (?:i|we)|c[ée] (?:air|leis|chuige)|cén uimhir|cá nglao\p{L}*|(?:cad|céard|goidé|cad é)(?: a)? (?:th?arl\p{L}+|dh?éan\p{L}+))(?!\p{L})(?!.*(?<!\p{L})(?:free|available|saor)(?!\p{L})).*(?<!\p{L})(?:if|when|in case|should|má|mura|muna|dá|nuair a|i gcás)(?!\p{L})/iu

/** "Who do I ring if it stops on Saturday night?", "cé air a ghlaoim má stopann sé ag obair?": what to do then, and no time. */
export const asksWhomIf = (text: string) => WHOM_IF.test(text)

const TALKS =
  /(?<!\p{L})(?:speak|talk|chat|ring|call|person|human|labh\p{L}+|caint|chaint|glao\p{L}*|ghlao\p{L}*|scairt|orm|liom|linn)(?!\p{L})/iu
/** "14 duine", "beidh duine eile linn": how many come, and nobody to talk to. */
export const countsPeople = (text: string) =>
  (findPartySize(text) !== undefined && !TALKS.test(text)) || saysMoreCome(text)
