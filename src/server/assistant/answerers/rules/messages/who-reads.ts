import type { Draft } from '../draft.ts'

/** "Who will see it?", "was it Aoife it went to?", "cé a léifidh é?" */
const WHO_READS =
  /(?<!\p{L})(?:who(?:['’]?ll|['’]?s| will| does| is)? (?:(?:actually |be )*(?:see|sees|get|gets|read|reads|going to (?:see|get|read)|seeing|getting|reading)) (?:it|that|this|(?:my|the) message)|who (?:did|does|will|is) (?:it|that|this|(?:my|the) message) (?:go|going|sent) to|(?:was|is) it (?:to )?(?:the )?\p{L}+(?: \p{L}+)? (?:that )?(?:it|that|(?:my|the) message) (?:went|goes|is going) to|(?:will|does|did) (?:it|that|(?:my|the) message) (?:go|get)(?: straight)? to (?:the )?\p{L}+(?: \p{L}+)?(?= (?:herself|himself)|\W*$)|(?:is|will) (?:it|that|this|(?:my|the) message) (?:just |only )?(?:going |go |be going )(?:just |only )?to (?:the )?\p{L}+(?: \p{L}+)?(?: (?:only|alone))?(?=\W*$)|(?<!(?:when|what time) )will (?:she|he|\p{Lu}\p{L}+) (?:herself |himself )?(?:see|get|read) (?:it|that|(?:my|the) message)|cé a (?:fheicfidh|léifidh|gheobhaidh|fhaigheann|léann|fheiceann) (?:é|í|sin|mo theachtaireacht|an teachtaireacht)|cé chuige a (?:ndeachaigh|gcuirfear|dtéann|rachaidh) (?:sé|sí|sin)|an bhfuil (?:sé|sí|sin|sé sin|an teachtaireacht)(?: seo)? ag dul (?:chuig|go dtí) (?:an )?\p{L}+(?: \p{L}+)?(?= amháin|\W*$)|an (?:bhfeicfidh|léifidh|bhfaighidh) (?:sé|sí|\p{Lu}\p{L}+) (?:féin )?(?:é|í|sin|an teachtaireacht))(?!\p{L})/iu

/** Says who gets to see a message, where there is one. */
export function sayWhoReads(draft: Draft, text: string): boolean {
  const { state, phrases } = draft
  const isAbout = state.sent !== undefined || (state.task === 'message' && state.message !== undefined)
  if (!isAbout || !WHO_READS.test(text)) return false
  draft.say(phrases.whoReads)
  draft.outcome ??= 'answered'
  return true
}
