import type { OwnDataTexts } from '#content/receptionist/en/own-data.ts'
import type { Refusal } from '#web/features/form/refusal.ts'

/** The action's data: the address that got a code, or a refusal. */
export type Answer = { email: string } | Refusal | undefined

const isRefusal = (answer: Answer): answer is Refusal => answer !== undefined && 'intent' in answer

/** The half hour has ended, so the first step is shown again. */
export const isOver = (answer: Answer): boolean => isRefusal(answer) && answer.code === 'link_invalid'

/** Refusals in the language of the page. */
export function readRefusal(answer: Answer, texts: OwnDataTexts): Refusal | undefined {
  if (!isRefusal(answer)) return undefined
  if (answer.code === 'rate_limited') return { ...answer, message: texts.tooMany, fieldErrors: {} }
  const said: Record<string, string> = { email: texts.noEmail, code: texts.wrongCode, confirmed: texts.confirmFirst }
  const fieldErrors = Object.fromEntries(
    Object.entries(answer.fieldErrors).map(([name, message]) => [name, said[name] ?? message]),
  )
  return { ...answer, message: Object.values(fieldErrors)[0] ?? answer.message, fieldErrors }
}

/** The address that got a code. It stays after a wrong code. */
export function readAddressAsked(answer: Answer): string | undefined {
  if (answer === undefined) return undefined
  if (!isRefusal(answer)) return answer.email
  return answer.intent === 'open' ? answer.values.email : undefined
}
