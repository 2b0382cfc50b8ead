import { correctPhone, findPhones } from '../../../understanding/slots.ts'
import type { Draft } from '../draft.ts'

/** "Or 087 1234567": another number beside the one that is known. */
const ADDS =
  /^(?:\W|(?:and|ok|agus)(?!\p{L}))*(?:or|nó)(?!\p{L})|(?<!\p{L})(?:another|as well|too|also|eile|freisin|chomh maith|leis)(?!\p{L})/iu
/** What replaces something that was said. */
export const CORRECTS =
  /(?<!\p{L})(?:no|not|sorry|actually|wait|wrong|instead|ní|gabh|brón|mícheart|mhícheart)(?!\p{L})/iu

/** The number that a message gives or corrects, and the others at which the person can be reached too. */
export function readNumbers({ reading: { text, slots }, state }: Draft): {
  phone: string | undefined
  others: string[]
} {
  const known = state.slots.phone
  if (slots.phone === undefined) return { phone: correctPhone(known, text), others: [] }
  const said = findPhones(text)
  const sentence = text.split(/[.;!?\n]+/u).find((part) => findPhones(part).length > 0) ?? text
  const isMore = known !== undefined && !said.includes(known) && ADDS.test(sentence) && !CORRECTS.test(sentence)
  return isMore ? { phone: known, others: said } : { phone: slots.phone, others: said.slice(1) }
}
