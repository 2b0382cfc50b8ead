import type { Language } from '#contracts/receptionist/diary.ts'
import { fold } from '../text/fold.ts'
import { irishBase } from '../text/irish-base.ts'

/** What a question asks for and an entry has: a number, a price, a time, or how long something takes. */
export type AnswerKind = 'number' | 'price' | 'time' | 'duration'

const NUMBER =
  '\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|no limit|unlimited|aon|dha|tri|ceathair|ceithre|cuig|seacht|ocht|naoi|deich|deag|fiche|daichead|beirt|triur|ceathrar|gan teorainn)\\b'
const UNIT =
  '(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|noimead|noimid|uair|uaire|lae?|laethanta|seachtaine?|mi|miosa?|mionna|bliana?|bliain|coicise?)'
const DAY =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|daily|weekly|monthly|fortnight|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|noon|midnight|mornings?|evenings?|luan|mairt|ceadaoin|deardaoin|aoine|satharn|domhnach|eanair|feabhra|marta|aibrean|bealtaine|meitheamh|iuil|lunasa|mean fomhair|deireadh fomhair|samhain|samhna|nollaig|nollag|maidin|trathnona|istoiche|gach (?:dara )?(?:la|seachtain|coicis)|timetable|schedule|clar ama'

const KINDS: Record<AnswerKind, { asked: Record<Language, RegExp>; given: RegExp }> = {
  number: {
    asked: { en: /\bhow many\b/, ga: /\bc[ea] mh?ead (?!at[aá]|a\b|is\b|ar\b)\w/ },
    given: new RegExp(NUMBER),
  },
  price: {
    asked: {
      en: /\bhow much (?:is|are|does|do|would|will|for|to|it|ye|you)\b|\bwhat (?:does|do|would|will) .*\bcost\b|\bprice of\b/,
      ga: /\bc[ea] mh?ead a? ?(?:ata|chos\w+|is|bheadh)\b/,
    },
    given:
      /€|\bfree\b|\bno (?:charge|fee|cost)\b|\bsaor\b|\bgan (?:taille|chostas|iocaiocht)\b|\beuro\b|\bcents?\b|%|\bprices?\b|\bcosts?\b|\bquote|\bfees?\b|\bcharge|\bpraghas|\bcosta[is]s?\b|\bluach/,
  },
  time: {
    asked: {
      en: /(?:^|[,.;?!] ?|\b(?:and|so|know|ask|hi|hello|hey) )(?:at )?(?:when (?:do|does|did|is|are|will|would|can|could|should)|what (?:time|day|days|hours))\b/,
      ga: /\bcathain\b|\bc[ea] huair\b|\bcen (?:uair|t-?am|la|lá)\b/,
    },
    given: new RegExp(
      `\\b\\d{1,2}(?:[.:]\\d\\d)? ?[ap]\\.?m\\b|\\b\\d{1,2}[.:]\\d\\d\\b|\\bo'?clock\\b|\\b(?:a|a chlog)\\b \\d|\\bag a \\d|\\b(?:${DAY})\\b|(?:${NUMBER}) (?:\\w+ )?(?:${UNIT})\\b|\\b24\\b`,
    ),
  },
  duration: {
    asked: { en: /\bhow long (?:does|do|is|are|will|would|have|has|can|before|after|for)\b/, ga: /\bc[ae] fh?ad\b/ },
    given: new RegExp(
      `(?:${NUMBER})(?: \\w+)? ?-?(?:${UNIT})\\b|\\b(?:${DAY})\\b|\\b(?:overnight|same day|an hour|a day|a week)\\b`,
    ),
  },
}
const ALL = Object.keys(KINDS) as AnswerKind[]

/** The kinds of things that a question asks for. */
export function findAskedKinds(question: string, language: Language): AnswerKind[] {
  const plain = fold(question)
  return ALL.filter((kind) => KINDS[kind].asked[language].test(plain))
}

/** The kinds of things that an entry has. */
export function findGivenKinds(text: string, language: Language): AnswerKind[] {
  const plain = language === 'ga' ? text.replaceAll(/[\p{L}\p{M}'’-]+/gu, irishBase) : fold(text)
  return ALL.filter((kind) => KINDS[kind].given.test(plain))
}
