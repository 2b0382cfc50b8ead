import { listDetails, wantsCorrection } from '../../../understanding/person/corrects-details.ts'
import type { Draft } from '../draft.ts'
import { readNewDetails } from './correct-details.ts'
import { namesAddress } from './details.ts'
import { wholeName } from './for-whom.ts'

/** "Change my number", before it is booked. */
export async function askForDetail(draft: Draft, askAgain: (draft: Draft) => Promise<boolean>): Promise<boolean> {
  const { text } = draft.reading
  const [detail] = wantsCorrection(text) ? listDetails(text) : []
  if (namesAddress(draft) && (detail !== undefined || IS_WRONG.test(text))) {
    // "Ní hé sin an seoladh": what was taken for it is none.
    if (IS_WRONG.test(text)) delete draft.state.address
    draft.ask('address', draft.phrases.askAddress)
    return true
  }
  if (detail === undefined) return false
  // "Can I change my name to joseph"
  const { name } = detail === 'name' ? readNewDetails(draft) : {}
  if (name !== undefined) {
    draft.state.slots.name = wholeName(name, draft.state.note)
    return askAgain(draft)
  }
  draft.ask(
    detail === 'name' ? 'name' : 'contact',
    detail === 'name' ? draft.phrases.askName : draft.phrases.askRight[detail],
  )
  return true
}

/** "Yes, and my name is wrong": books nothing until it is known how it should be. */
export const saysDetailIsWrong = ({ reading: { text } }: Draft) => wantsCorrection(text) && IS_WRONG.test(text)

const IS_WRONG =
  /(?<!\p{L})(?:wrong|incorrect|not (?:right|(?:the|my|our) (?:\p{L}+ )?address)|n[ií] h[ée] (?:sin|seo)|m[íi]cheart|contr[áa]ilte)(?!\p{L})/iu
