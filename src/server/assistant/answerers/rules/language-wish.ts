import type { Language } from '#contracts/receptionist/diary.ts'

const ASKS_FOR_IRISH =
  /\b(?:as gaeilge|i ngaeilge|(?:in|speak|use|to) irish|(?:prefer|rather)(?: it)? (?:in )?irish|(?:fhearr|mhaith) liom (?:an )?gh?aeilge)\b|^\s*(?:gaeilge|irish)(?: please| le do thoil)?\s*[.!?]*$/i
const ASKS_FOR_ENGLISH =
  /\b(?:i mb[ée]arla|as b[ée]arla|(?:in|speak|use|to) english|(?:prefer|rather)(?: it)? (?:in )?english|(?:fhearr|mhaith) liom (?:an )?bh?[ée]arla)\b|^\s*(?:b[ée]arla|english)(?: please| le do thoil)?\s*[.!?]*$/i

/**
 * "Can I deal with you in Irish?" asks whether it is possible. The caller wants the answer in the language of the
 * question.
 */
const ASKS_WHETHER =
  /^\s*(?:(?:hi|hello|hey|dia dh?uit|haigh)[,!. ]+)?(?:can|could|may|do|does|is|are|will|would|have|has|an|nach|ar)(?!\p{L})[^.!?]{0,80}?(?<!\p{L})(?:(?:in|speak|understand|through|use|have|know|with) (?:irish|english)|as gaeilge|[in] ?n?gaeilge|gaeilge (?:ag|agat|agaibh)|i mb[ée]arla|as b[ée]arla|b[ée]arla (?:ag|agat|agaibh)|(?:gaeilge|b[ée]arla) a (?:labhairt|úsáid|scríobh)|(?:labhraíonn|labhrann|tuigeann)[^.!?]{0,20}(?:gaeilge|b[ée]arla))(?!\p{L}| (?:passport|danc|music|water|law|history|address|citizen|licen|whiskey|bank))/iu
const ASKS_ABOUT =
  /(?<!\p{L})(?:does|do|can|could|will|would|is) (?:it|he|she|they|ye|any\p{L}*|some\p{L}*)[^.!?]{0,30}(?:irish|english)/iu
const PLEASE = /\b(?:please|le do thoil|pls)\b/i

/** Whether the message asks if a language is possible, without asking for it yet. */
export const asksWhetherLanguage = (text: string) => ASKS_WHETHER.test(text) && !PLEASE.test(text)

/** The language that the message asks for, if any. */
export function wishedLanguage(text: string): Language | undefined {
  // "Book me a chat with someone at eleven, does it speak Irish as well" asks about it.
  if (asksWhetherLanguage(text) || ASKS_ABOUT.test(text)) return undefined
  if (ASKS_FOR_IRISH.test(text)) return 'ga'
  return ASKS_FOR_ENGLISH.test(text) ? 'en' : undefined
}
