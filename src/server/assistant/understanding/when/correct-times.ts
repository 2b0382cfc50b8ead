import type { Language } from '#contracts/receptionist/diary.ts'
import { isWithinSlips } from '../../retrieval/edit-distance.ts'
import { fold } from '../../text/fold.ts'
import { GIVEN_NAMES } from '../../text/given-names.ts'
import { irishBase } from '../../text/irish-base.ts'

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
  Map.groupBy(
    TIMES[language].split(/\s+/).map((word): [form: string, word: string] => [baseOf(word, language), word]),
    ([form]) => form[0],
  )
/** The forms under which a slip is looked for, with their words, by the first letter: that one has no slip. */
const NAMES = { en: listNames('en'), ga: listNames('ga') }

/** Words of their own, one letter from a time, without marks and mutation: "tree" is no three, and "deas" no "déag". */
const ORDINARY = new Set(
  `alter aoise ardu aster athra athraigi bain baine baint bana banc band bang banks banu bark bolg bridge brise brog
    caca casla casta cathair ceadu ceana ceant ceap ceathrair chance changed changes charge charged clo cloi clos coding
    combing cuid cuidiu cuige cuil cuis cumainn dada dads dala dams darb dark data dea dead deaf deag deal dear deara
    dearg deoch dera dune easier easily eastern easy eights eighty faiche faster feice fichead file filth fire firm firs
    fise fist fives flour form foul fours frog fur hale hall halo halt jolly junk jury jute lan lasc lash lashes lass
    lasts launch leadh leamh lean leat liath lion list lists loan login loic loit lost lot luach luas luasa lucan lynch
    maiden maidi maidir maidrin mainin mair mait man mara marbh marsh mart marty mata match mea meal meas meat men mian
    miola moth mount mourning mouth nao neat nest net nie ninety non none noun ocht ochto pact pass pasta paste pest
    post safe sake sale samh samhail saoir save seachto seconds seen sixty smacht stiofan stitch sundry tais tame teach
    teeth tent tenths teocht text thee there thin things think thinn thios thit threes threw thuas thuras thus tide tie
    ties tile times tine tis tite toes tours tracht tree trid trim trip triur tubes tune untie weak web wee weed weeds
    weld wet world wouldn wound`.split(/\s+/),
)

/**
 * A text whose unknown words are times where they miss one by a letter: "bfore noon", "a decih". Only a guess: what is
 * read from it has to be asked. A capital within an English text begins a name.
 */
export function correctTimes(text: string, language: Language, isKnown: (word: string) => boolean): string {
  return text.replaceAll(/(?<![\p{L}\d@.'’-])\p{L}{3,12}(?![\p{L}\d@.'’-]*[\p{L}\d@])/gu, (word, place: number) => {
    const base = baseOf(word, language)
    if (base.length < SHORTEST || ORDINARY.has(base) || GIVEN_NAMES.has(base) || isKnown(word)) return word
    const isName = language === 'en' && place > 0 && /^\p{Lu}\p{Ll}/u.test(word)
    const isShort = base.length < SHORTEST_FOR_ALL
    const isSlip = ([form, name]: [string, string]) =>
      (!isShort || (form.length > base.length && /^\p{Ll}/u.test(word))) &&
      (!isName || CAPITALS.includes(name)) &&
      isWithinSlips(base, form, 1)
    return NAMES[language].get(base[0])?.find(isSlip)?.[1] ?? word
  })
}
