import type { Draft } from './draft.ts'
import { isRuleMet } from './people.ts'
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

/** Regrets, and passes the complaint on as a message. */
export async function complain(draft: Draft): Promise<boolean> {
  draft.say(draft.phrases.complaint)
  if (isRuleMet(draft, 'complaint')) await draft.tools.handOver('complaint')
  await startMessage(draft, isBareComplaint(draft.reading.text) ? undefined : draft.reading.text)
  draft.outcome = 'handed over'
  return true
}
