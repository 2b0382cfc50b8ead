import { nameHeld } from '../booking/read-back.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'

const SUITS =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|grand|perfect|lovely|great|sound|sea|is ea|ceart go leor|go breá|togha|no (?:problem|bother|worries|hassle)|fh?adhb ar bith|(?:not a|ní) (?:message|teachtaireacht))(?!\p{L})\W*)*(?:(?<=\p{L}\W*)$|(?:that|it)(?:['’]?s| is| will|['’]?ll)? ?(?:suits?|works?|grand|perfect|fine|great|do|ideal|good|lovely)(?: (?:for )?(?:me|us))?(?: fine| grand| great| well| perfectly| nicely| down to the ground)?|suits(?: me| us)?(?: fine| grand| great| well)?|works for (?:me|us)|book (?:it|that)|d?['’]?(?:oir|fheil|feil|fóir|fhóir)(?:eann|eadh|feadh|fidh)?(?: (?:sé|sin|é|an t-am|liom|dom|domsa|dúinn|go|breá|maith))*|cuir(?:igí)? (?:an ch?oinne|é|í|é sin) in áirithe)(?: (?:so|then|please|thanks|mar sin|le do thoil))?\W*$/iu

/** "That suits", or only yes, to a time that is kept already, while a name or a number is asked for. */
export const suitsHeld = ({ state: { hold, asked }, reading: { text } }: Draft) =>
  hold !== undefined && (asked === 'name' || asked === 'contact') && SUITS.test(text)

export function confirmHeld(draft: Draft): true {
  draft.say(draft.phrases.held(nameHeld(draft)))
  repeatQuestion(draft)
  return true
}
