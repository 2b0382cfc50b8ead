import type { Draft } from '../draft.ts'

const IN_CASE = /(?<!\p{L})(?:if|in case|should (?:i|something|anything)|má|dá|i gcás)(?!\p{L})/iu

/** "How do I cancel if something comes up?" */
export const asksForCase = ({ reading }: Draft) =>
  reading.clauses.some(({ isHowTo, isQuestion }) => isHowTo || isQuestion) && IN_CASE.test(reading.text)

export function sayHow(draft: Draft): void {
  if (!draft.hasSaid) draft.say(draft.phrases.howToChange)
  draft.outcome = 'answered'
}
