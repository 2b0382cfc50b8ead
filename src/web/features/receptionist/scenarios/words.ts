import type { Language } from '#contracts/receptionist/diary.ts'
import {
  EFFECT_WORDS,
  findFailure,
  isEntryId,
  type ListedScenario,
  type NamedAnswer,
  type ScenarioLine,
} from '#contracts/receptionist/scenarios.ts'
import { formatMoment, formatWeekday } from '#contracts/words/dates.ts'

export type ScenarioState = 'passed' | 'failed' | 'not run'

export const STATE_NAMES: Record<ScenarioState, string> = {
  passed: 'Passed',
  failed: 'Failed',
  'not run': 'Not run yet',
}

export function getState({ run }: Pick<ListedScenario, 'run'>): ScenarioState {
  if (run === null) return 'not run'
  return findFailure(run) === undefined ? 'passed' : 'failed'
}

/** "3 of 4". Those that have not run yet do not pass. */
export const countPassed = (own: ListedScenario[]): string => `${listPassed(own).length} of ${own.length}`

/** "3 of 4 pass". */
export const sayPassed = (own: ListedScenario[]): string =>
  `${countPassed(own)} ${listPassed(own).length === 1 ? 'passes' : 'pass'}`

const listPassed = (own: ListedScenario[]) => own.filter((one) => getState(one) === 'passed')

/** "Ran on 27 Nov 2026, 10:38, before the draft changed." */
export function describeRun({ run }: Pick<ListedScenario, 'run'>): string {
  if (run === null) return 'It has not run since it was saved.'
  return `Ran on ${formatMoment(run.at)}${run.isOfThisDraft ? '' : ', before the draft changed'}.`
}

/** "Wednesday 18 November 2026 at 10:00", from the Irish clock. */
export const describeLocal = (at: string): string =>
  `${formatWeekday(`${at.slice(0, 10)}T12:00:00Z`)} at ${at.slice(11)}`

/** The question of an answer in the first language that it has. */
export const nameAnswer = ({ questionEn, questionGa }: NamedAnswer, [first]: Language[]): string =>
  (first === 'ga' ? (questionGa ?? questionEn) : (questionEn ?? questionGa)) ?? ''

/** "It offers a time". */
export function describeExpectation(
  { expects }: Pick<ScenarioLine, 'expects'>,
  answers: NamedAnswer[],
  order: Language[],
) {
  if (expects === '') return 'Anything'
  if (!isEntryId(expects)) return `It ${EFFECT_WORDS[expects]}`
  const answer = answers.find(({ id }) => id === expects)
  return answer === undefined ? 'An answer that no longer exists' : `It answers with “${nameAnswer(answer, order)}”`
}
