import { callsItUrgent, findTrouble } from '../../../understanding/find-trouble.ts'
import { findAskedAgain } from '../../../understanding/replies/asks-again.ts'
import { understandReply } from '../../../understanding/replies/reply.ts'
import type { Draft } from '../draft.ts'
import { isRuleMet } from './people.ts'
import { sayWhereToRing } from './presence.ts'
import { startMessage } from './take-message.ts'

/** A complaint without a description. */
const BARE_COMPLAINT =
  /^(?:(?:hi|hello|dia dh?uit) )?(?:i(?:d| would)? (?:want|like|wish|need|have) (?:to )?|can i |ba mhaith liom |teastaíonn uaim |tá )?(?:make |lodge |file |submit |put in )?(?:an? )?(?:formal |official )?(?:complaint|complain|gearán(?: foirmiúil)?(?: a (?:dhéanamh|chur isteach))?(?: agam)?)(?: please| le do thoil)?$/u
const isBareComplaint = (text: string) =>
  text.length < 100 &&
  BARE_COMPLAINT.test(
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim(),
  )

const MAX_WORDS_OF_REFUSAL = 4

/** "No time!! I was overcharged": the complaint without the short answer before it. */
function withoutRefusal({ reading: { text, clauses } }: Draft): string {
  const [first, second] = clauses
  const isRefusal = first !== undefined && first.intent !== 'complaint' && understandReply(first.text).answer === 'no'
  if (!isRefusal || second === undefined || first.text.split(/\s+/).length > MAX_WORDS_OF_REFUSAL) return text
  return text.slice(Math.max(0, text.indexOf(second.text)))
}

/** Whether a complaint comes with no more than a no to what was asked: no time, no choice and no detail. */
export function complainsInstead({ reading: { reply, slots, clauses } }: Draft): boolean {
  const { at, day, service, name, phone, email } = slots
  const isRefused = reply.answer === 'no' || reply.choice === 'none'
  const answers = [at, day, service, name, phone, email].some((said) => said !== undefined)
  // "No wait, you didn't answer me" asks once more.
  const asksAgain = (text: string) => text.split(/[,;]\s+/u).some((part) => findAskedAgain(part) !== undefined)
  const isComplaint = clauses.some(
    ({ intent, isQuestion, text }) => intent === 'complaint' && !isQuestion && !asksAgain(text),
  )
  return isRefused && !answers && isComplaint
}

/** Regrets, and passes the complaint on as a message. */
export async function complain(draft: Draft): Promise<boolean> {
  const { text } = draft.reading
  draft.say(draft.phrases.complaint)
  if (isRuleMet(draft, 'complaint')) await draft.tools.handOver('complaint')
  // "No heat since Monday and nobody rang us back"
  const isTrouble = findTrouble(text) === 'told' || callsItUrgent(text)
  // What is told behind an urgent message belongs to it.
  const isUrgent = isTrouble || (draft.state.inTrouble === true && draft.state.hasSentUrgent === true)
  if (isTrouble) {
    draft.state.inTrouble = true
    await sayWhereToRing(draft)
  }
  // What a person was wanted for belongs to it.
  const { asked, toldTeamAt, question } = draft.state
  const before = asked === 'offer' && toldTeamAt !== undefined ? question : undefined
  const told = isBareComplaint(text) ? undefined : [before, withoutRefusal(draft)].filter(Boolean).join('\n')
  await startMessage(draft, told, isUrgent)
  draft.outcome = 'handed over'
  return true
}
