import { compilePatterns, englishForm, irishForm, matchesAny, patternText } from '../text/patterns.ts'
import { englishWords, irishWords } from '../text/words.ts'

const ENGLISH = compilePatterns(
  `
  what|which time|day|date is|was my|our|the appointment|booking|slot|reservation|visit
  when is|was|am|are my|our appointment|booking|slot|reservation|visit|next_appointment|next_visit
  when am|are i|we booked|in|due|down
  what|which time|day|date am|are|do|did i|we booked|in|due|down|book|come|coming|have
  what|which time|day|date is|was it my|our|the appointment|booking
  what|when appointment|appointments|bookings|booking do|have i|we have|got|booked|$
  do|have i|we have|got an|any|my appointment|appointments|booking|bookings with|booked|coming|already|this|next|tomorrow|today|on|made
  ^ my|our appointment|booking is|was at|on|for ... right|correct|isnt_it|yeah|no $
  am i booked|down in|for
  remind me ... appointment|booking
  forgot|forget|forgotten|remember|check|confirm|know what|when|the? time|day|date? ... my appointment|booking
  forgot|forget|forgotten|remember|check|confirm|see my appointment|booking time|day|date|$
  details of|for|about my appointment|booking
  `,
  englishForm,
)
const IRISH = compilePatterns(
  `
  cathain|cén_uair|cén_t-am|cén_lá|cá_huair|cá_ham ... mo|ár choinne|cuairt|áirithint
  cathain|cén_uair|cén_t-am|cén_lá|cá_huair ... coinne|cuairt agam|againn
  cathain|cén_uair|cén_t-am|cén_lá|cá_huair ... mé|mise in_áirithe|síos|ag_teacht
  cad ... am|lá ... mo choinne
  an bhfuil coinne agam|againn
  cén|cad_iad coinne|coinní atá agam|againn
  rinne|rinneadh dearmad ... am|lá|uair mo coinne
  ní cuimhin ... coinne
  cuir i_gcuimhne ... coinne
  `,
  irishForm,
)

/** "What time is my appointment?", "Cathain atá mo choinne?": the caller asks for a booking of theirs. */
export function asksForOwnBooking(text: string): boolean {
  return matchesAny(patternText(englishWords(text)), ENGLISH) || matchesAny(patternText(irishWords(text)), IRISH)
}
