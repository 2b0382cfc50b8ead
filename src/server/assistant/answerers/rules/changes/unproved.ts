import type { Draft } from '../draft.ts'
import { startMessage } from '../messages/take-message.ts'
import { readCodeDigits } from './which-booking.ts'

const NO_PROOF =
  /(?<!\p{L})(?:no (?:code|e-?mail|mail|text)|nothing (?:came|arrived|there|yet|in (?:it|my))|(?:haven['’]?t|hasn['’]?t|didn['’]?t|did not|don['’]?t|never) (?:\p{L}+ ){0,2}?(?:gotten|got|received?|come|arrived?|gave|give|given|put)|(?:only|just) (?:gave|have|had|used|put|left)(?: \p{L}+){0,3} (?:phone|number|mobile)|(?:by|over|on) (?:the )?phone|(?:by|with|under) (?:my|the|a) (?:phone |mobile )?(?:number|name)|níor (?:tháinig|thug)|(?:gan|níl) (?:aon )?(?:chód|cód|r[íi]omhphost)|(?:ach|thug mé|d['’]fhág mé) (?:m['’]|an |mo )?uimhir|uimhir (?:ghutháin|fóin|theileafóin)|ar an bhfón)(?!\p{L})/iu
const CANNOT =
  /(?<!\p{L})(?:access|remember|forget|forgot|forgotten|no idea|dunno|not sure|(?:don['’]?t|do not|didn['’]?t) (?:know|have|use|get)|can['’]?t|cannot|lost|never (?:got|came|arrived)|ní cuimhin|ní fios|níl a fhios|ní féidir|ní bhfuair|níl (?:aon )?(?:rochtain|ríomhphost)|níl sé agam|chaill)(?!\p{L})/iu

/** "No code came", "I only gave a number": an address or a code that the contact cannot say. */
export const cannotProve = (text: string) => NO_PROOF.test(text) || CANNOT.test(text)

/** Passes the wish on to the team, where the booking cannot be found. */
export async function giveUpEmail(draft: Draft): Promise<void> {
  const { phrases, state, reading } = draft
  draft.say(`${phrases.onlyByEmail} ${phrases.passedOn}`)
  await startMessage(draft, [state.message, reading.text].filter(Boolean).join('\n'))
}

/** Whether the answer to the question for an address or a code is that there is none, whatever else it sounds like. */
export const hasNoProof = ({ state: { asked }, reading: { text, slots, isGivingUp } }: Draft) =>
  (asked === 'email' || (asked === 'code' && readCodeDigits(text) === undefined)) &&
  slots.email === undefined &&
  !isGivingUp &&
  NO_PROOF.test(text)
