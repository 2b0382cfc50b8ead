import type { Language } from '#contracts/receptionist/diary.ts'
import { findLimits } from './find-limits.ts'

const SUITS =
  /(?<!\p{L})(?:(?:i|we|he|she|they)(?:['’]?(?:m|re|s)| am| are| is)? (?:can only|(?:can['’]?t|cannot|cant|could) (?:do|come|make|manage)|can do|only (?:free|around|available|off|able)|free|not free|work|finish|(?:have|has|need|needs) to be (?:gone|back|home|out|away))|suits? (?:me|us|him|her)|(?:has|have|needs?) to be|not (?:before|after|until)|(?:only|just)(?= (?:in the )?(?:mornings?|afternoons?|evenings?))|(?:mornings|afternoons|evenings|weekends) only|(?:ní|n[ií]l) (?:féidir|feidir|thig|oireann|fheileann|roimh|mé saor)|(?:d['’])?oir(?:eann|fidh|feadh)|fheil(?:eann|feadh)|feileann|saor|críochn[aá]\p{L}+|crioch?naim|amháin|amhain|caithfidh (?:mé|me|sé|se|muid))(?!\p{L})/iu
const MAX_WORDS = 16

/** "I can't do Mondays or anything before eleven", "maidineacha amháin": only when somebody can come. */
export function saysWhatSuits(text: string, reference: string, language: Language): boolean {
  const { from, to, part, notDays } = findLimits(text, reference, language, '')
  const isBound = [from, to, part, notDays].some((limit) => limit !== undefined)
  return isBound && SUITS.test(text) && text.split(/\s+/).length <= MAX_WORDS
}
