import type { Language } from '#contracts/receptionist/diary.ts'
import { detectLanguage, languageEvidence } from '../../language/detect-language.ts'
import { termsOf } from '../../retrieval/terms.ts'
import { clausesOf } from '../../text/words.ts'
import type { Turn } from '../../turn/answerer.ts'
import { understandReply } from '../../understanding/reply.ts'
import type { ServiceName, Slots } from '../../understanding/slots.ts'
import { type Understanding, type UnderstoodIntent, understand } from '../../understanding/understand.ts'

export type Clause = { text: string; intent: UnderstoodIntent['intent'] | undefined; isQuestion: boolean }

/** What a message means, before the dialogue is looked at. */
export type Reading = {
  text: string
  language: Language
  slots: Slots
  intents: Understanding['intents'][number]['intent'][]
  clauses: Clause[]
  reply: ReturnType<typeof understandReply>
  /** "never mind", "fág é": stop what we are doing. */
  isGivingUp: boolean
  /** "Irish please": nothing but a language. */
  isLanguageWish: boolean
}

const ASKS_FOR_IRISH =
  /\b(?:as gaeilge|i ngaeilge|(?:in|speak|use|to) irish)\b|^\s*(?:gaeilge|irish)(?: please| le do thoil)?\s*[.!?]*$/i
const ASKS_FOR_ENGLISH =
  /\b(?:i mb[ée]arla|as b[ée]arla|(?:in|speak|use|to) english)\b|^\s*(?:b[ée]arla|english)(?: please| le do thoil)?\s*[.!?]*$/i
const GIVES_UP =
  /^(?:no[, ]+)?(?:never ?mind|forget (?:it|about it)|stop|leave it|start (?:again|over)|f[aá]g [eé](?: sin)?|d[eé]an dearmad (?:air|de)|is cuma|stad|stop leis)\b/i
const QUESTION =
  /\?\s*$|^(?:do|does|did|can|could|is|are|was|will|would|what|whats|how|where|when|who|which|why|have|has|should|may|an|ar|cad|cén|cé|cá|cathain|conas|céard|cad é|goidé|nach|ná|cad chuige|cén fáth|an bhfuil|an féidir)\b/i

export function readMessage({ text, language, reference, configuration, state }: Turn): Reading {
  const services = configuration.diary.services.map(({ id, name }) => ({ id, names: [name.en, name.ga] }))
  const isName = state.asked === 'name' || state.asked === 'contact'
  const spoken = chooseLanguage(text, language, configuration.languages, isName ? 2.5 : 0.9)
  const { intents, slots } = understand(text, { language: spoken, reference, services })
  const service = slots.service ?? findLikelyService(text, services, spoken)
  const clauses = clausesOf(text).map((clause) => ({
    text: clause,
    intent: intents.find((intent) => intent.text === clause)?.intent,
    isQuestion: QUESTION.test(clause) || text.includes(`${clause}?`),
  }))
  return {
    text,
    language: spoken,
    slots: { ...slots, ...(service !== undefined && { service }) },
    intents: intents.map(({ intent }) => intent),
    clauses,
    reply: understandReply(text),
    isGivingUp: GIVES_UP.test(text.trim()),
    isLanguageWish: wishedLanguage(text) !== undefined && text.trim().split(/\s+/).length <= 4,
  }
}

/** "A massage", where there is one kind of massage. */
function findLikelyService(text: string, services: ServiceName[], language: Language): string | undefined {
  const keysIn = (words: string) => termsOf(words, language).flatMap(({ key, weight }) => (weight < 1 ? [] : [key]))
  const said = new Set(keysIn(text))
  const likely = services.filter(({ names }) => names.some((name) => keysIn(name).some((key) => said.has(key))))
  return likely.length === 1 ? likely[0]?.id : undefined
}

/**
 * Clear words change the language of a conversation; names, numbers and "ok" do not. A wish counts more than either.
 * The answer to "what name?" needs many: "Seán Ó Sé" is no wish for Irish.
 */
function chooseLanguage(text: string, current: Language, offered: Language[], clearly: number): Language {
  const wanted = wishedLanguage(text)
  if (wanted !== undefined && offered.includes(wanted)) return wanted
  const detected = detectLanguage(text)
  if (detected === null || detected === current || !offered.includes(detected)) return current
  const evidence = languageEvidence(text)
  return evidence[detected] - evidence[current] >= clearly ? detected : current
}

function wishedLanguage(text: string): Language | undefined {
  if (ASKS_FOR_IRISH.test(text)) return 'ga'
  return ASKS_FOR_ENGLISH.test(text) ? 'en' : undefined
}
