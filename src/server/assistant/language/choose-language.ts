import type { Language } from '#contracts/receptionist/diary.ts'
import { detectLanguage, languageEvidence } from './detect-language.ts'

/** How much more has to speak for a language than for the one that is spoken. */
const CLEARLY = 0.9

type Options = {
  clearly?: number | undefined
  /** A task goes on in the current language: only a whole sentence changes it. */
  isUnderWay?: boolean
}

/** The language of a message where its words are clear. Names, numbers and "ok" stay in the current one. */
export function chooseLanguage(
  text: string,
  current: Language,
  { clearly = CLEARLY, isUnderWay = false }: Options = {},
): Language {
  const detected = detectLanguage(text)
  if (detected === null || detected === current) return current
  const evidence = languageEvidence(text)
  if (evidence[detected] - evidence[current] < clearly) return current
  return isUnderWay && (isCourtesy(text) || isMixed(text, current)) ? current : detected
}

/** What people who speak either language say in the other one: "yes please", "grand, thanks a million", "grma". */
const COURTESIES =
  /(?<!\p{L})(?:yes|yeah|yea|yep|yup|no|nope|ok|okay|grand|perfect|great|lovely|brilliant|super|sound|fine|sure|right|please|sorry|thanks?(?: (?:a million|very much|so much))?|thank you(?: (?:very|so) much)?|cheers|no (?:problem|bother|worries)|lads?|see (?:you|ye)(?: then)?|bye|sea|is ea|ní hea|cinnte|togha|ceart go leor|maith go leor|go (?:breá|hiontach|maith)|ar fheabhas|le do thoil|go raibh (?:míle )?maith ag(?:at|aibh)|grma|a chara|slán)(?!\p{L})/giu
const isCourtesy = (text: string) => detectLanguage(text.replaceAll(COURTESIES, ' ')) === null

const MOST_OF_OTHER = 1 / 3

/** "Sea, agus can I pay by card?", "the boiler is broken a chara, an bhféadfadh duine teacht?" */
function isMixed(text: string, current: Language): boolean {
  const { en, ga } = languageEvidence(text)
  const own = current === 'en' ? en : ga
  const [first = ''] = text.split(/[,.;!?\n]/u)
  return own / (en + ga) > MOST_OF_OTHER || detectLanguage(first) === current
}
