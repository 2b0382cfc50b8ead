import type { Language } from '#contracts/receptionist/diary.ts'
import { readAskedLanguage } from '../../understanding/asks-spoken-language.ts'

const ASKS_FOR_IRISH =
  /\b(?:as gaeilge|i ngaeilge|(?:in|speak|use|to) irish|(?:ar ais )?go gaeilge|(?:prefer|rather)(?: it)? (?:in )?irish|(?:fhearr|mhaith) liom (?:an )?gh?aeilge)\b|^\s*(?:gaeilge|irish)(?: please| le do thoil)?\s*[.!?]*$/i
const ASKS_FOR_ENGLISH =
  /\b(?:i mb[ée]arla|as b[ée]arla|(?:in|speak|use|to) english|(?:prefer|rather)(?: it)? (?:in )?english|(?:fhearr|mhaith) liom (?:an )?bh?[ée]arla)\b|(?:ar ais )?go b[ée]arla|^\s*(?:b[ée]arla|english)(?: please| le do thoil)?\s*[.!?]*$/i

/**
 * "Can I deal with you in Irish?" asks whether it is possible. The caller wants the answer in the language of the
 * question.
 */
const ASKS_WHETHER =
  /^\s*(?:(?:hi|hello|hey|dia dh?uit|haigh)[,!. ]+)?(?:can|could|may|do|does|is|are|will|would|have|has|an|nach|ar)(?!\p{L})[^.!?]{0,80}?(?<!\p{L})(?:(?:in|speaks?|speaking|understands?|through|use|have|know|with) (?:irish|english)|as gaeilge|[in] ?n?gaeilge|(?<!(?:rang|ranganna|cúrsa|cúrsaí|múinteoir|leabhair?) )gaeilge (?:ag|agat|agaibh)|i mb[ée]arla|as b[ée]arla|b[ée]arla (?:ag|agat|agaibh)|(?:gaeilge|b[ée]arla) a (?:labhairt|úsáid|scríobh)|(?:labhraíonn|labhrann|tuigeann)[^.!?]{0,20}(?:gaeilge|b[ée]arla))(?!\p{L}| (?:passport|danc|music|water|law|history|address|citizen|licen|whiskey|bank))/iu
const ASKS_ABOUT =
  /(?<!\p{L})(?:does|do|can|could|will|would|is) (?:it|he|she|they|ye|any\p{L}*|some\p{L}*)[^.!?]{0,30}(?:irish|english)/iu
const PLEASE = /\b(?:please|le do thoil|pls)\b/i

/** Whether the message asks if a language is possible, without asking for it yet. */
export const asksWhetherLanguage = (text: string) => ASKS_WHETHER.test(text) && !PLEASE.test(text)

/** The language that the message asks for, if any. */
export function wishedLanguage(text: string): Language | undefined {
  // "Book me a chat with someone at eleven, does it speak Irish as well" asks about it.
  if (asksWhetherLanguage(text) || ASKS_ABOUT.test(text) || readAskedLanguage(text) !== undefined) return undefined
  if (ASKS_FOR_IRISH.test(text)) return 'ga'
  return ASKS_FOR_ENGLISH.test(text) ? 'en' : undefined
}

const SWITCHES =
  /(?<!\p{L})(?:(?:can|could|may|will) (?:we|i|you|ye) (?:please )?(?:speak|talk|switch|change|go|continue|do|use)|(?:speak|switch|change) (?:to |in )?(?:irish|english)|an (?:féidir|bhféadfaimis|bhféadfá)(?: linn)? (?:labhairt|aistriú|athrú|dul)|labhair|(?:ní|níl) (?:\p{L}+ ){1,4}(?:gaeilge|b[ée]arla))(?!\p{L})/iu
const MOST_WORDS = 4
const MOST_WORDS_OF_SWITCH = 14

/** Whether a message only asks for a language: "Irish please", "my Irish is poor, can we switch to English?" */
export function isLanguageWish(text: string): boolean {
  const count = text.trim().split(/\s+/).length
  const isShort = count <= MOST_WORDS || (count <= MOST_WORDS_OF_SWITCH && SWITCHES.test(text))
  return wishedLanguage(text) !== undefined && isShort
}

/** "Ar ais go Gaeilge. An féidir é a bhogadh?": beside something else, the wish for a language says no more than that. */
export function withoutLanguageWish(text: string): string {
  const parts = text.split(/(?<=[.!?;\n])\s+/u)
  const rest = parts.filter((part) => !isLanguageWish(part))
  return rest.length === 0 ? text : rest.join(' ')
}
