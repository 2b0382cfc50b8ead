import type { Language } from '../../language/detect-language.ts'
import { isWithinSlips } from '../../retrieval/edit-distance.ts'
import { fold } from '../../text/fold.ts'
import { GIVEN_NAMES } from '../../text/given-names.ts'
import { irishBase } from '../../text/irish-base.ts'
import { INTENTS } from '../classify-intent.ts'

const CAPITALS =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Thurs Tues March April June July August Christmas Easter'
const TIMES: Record<Language, string> = {
  en: `${CAPITALS} after before from until between half quarter past next this week weeks month months days fortnight first
    last thing morning mornings afternoon evening evenings night tonight today tomorrow noon midday midnight lunch lunchtime
    three four five seven eight nine eleven twelve fifteen twenty thirty second third fourth fifth sixth seventh eighth ninth
    tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
    bank holiday weekend same time early earliest latest onwards oclock coming change switch would`,
  ga: `inniu anocht amárach arú maidin maidineacha tráthnóna oíche leath leathuair ceathrú nóiméad roimh chun idir agus
    ndiaidh déag fiche trí ceathair cúig seacht ocht naoi deich haon seachtain seachtaine coicís coicíse míosa chugainn
    ceann teacht luan luain máirt céadaoin déardaoin aoine haoine satharn sathairn domhnach domhnaigh chéad dara tríú cúigiú
    séú seachtú ochtú naoú deichiú fichiú fichead eanáir feabhra márta aibreán bealtaine meitheamh iúil lúnasa samhain
    nollag nollaig cásca fómhair deireadh dheireadh meán chlog lóin fhéile stiofáin bríde saoire bainc athrú athraigh bog`,
}
const SHORTEST = 3
/** Shorter than this, a word is a slip only in small letters, and only where a letter is left out. */
const SHORTEST_FOR_ALL = 4

const baseOf = (word: string, language: Language) =>
  language === 'ga' ? irishBase(word) : fold(word).replaceAll("'", '')
const listNames = (language: Language) =>
  TIMES[language].split(/\s+/).map((word): [form: string, word: string] => [baseOf(word, language), word])
/** The forms under which a slip is looked for, with their words. */
const NAMES = { en: listNames('en'), ga: listNames('ga') }

let ordinary: Set<string> | undefined

/** Whether people use the word: one letter from "nine" is "fine", and from "déag" is "deas". */
function isOrdinary(base: string): boolean {
  ordinary ??= new Set(
    INTENTS.listExamples()
      .flatMap(({ text }) => text.match(/\p{L}+/gu) ?? [])
      .flatMap((word) => [fold(word), irishBase(word)]),
  )
  return ordinary.has(base) || GIVEN_NAMES.has(base)
}

/**
 * A text whose unknown words are times where they miss one by a letter: "bfore noon", "a decih". Only a guess: what is
 * read from it has to be asked. A capital within an English text begins a name.
 */
export function correctTimes(text: string, language: Language, isKnown: (word: string) => boolean): string {
  return text.replaceAll(/(?<![\p{L}\d@.'’-])\p{L}{3,12}(?![\p{L}\d@.'’-]*[\p{L}\d@])/gu, (word, place: number) => {
    const base = baseOf(word, language)
    if (base.length < SHORTEST || isOrdinary(base) || isKnown(word)) return word
    const isName = language === 'en' && place > 0 && /^\p{Lu}\p{Ll}/u.test(word)
    const isShort = base.length < SHORTEST_FOR_ALL
    const isSlip = ([form, name]: [string, string]) =>
      form[0] === base[0] &&
      (!isShort || (form.length > base.length && /^\p{Ll}/u.test(word))) &&
      (!isName || CAPITALS.includes(name)) &&
      isWithinSlips(base, form, 1)
    return NAMES[language].find(isSlip)?.[1] ?? word
  })
}
