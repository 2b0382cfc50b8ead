import type { TurnStep } from '#contracts/receptionist/talk.ts'
import { formatModelCost, formatSeconds } from '#contracts/words/model-cost.ts'
import type { ModelFailure } from '../../assistant/answerers/model/model.ts'

/** The record of a language model's part in a turn. See assistant/answerers/model/model-answerer.ts. */
type ModelStep = { result: string; failure?: ModelFailure; detail?: string; ms: number; microcents: number }

const asModelStep = (step: TurnStep) => step as TurnStep & ModelStep

/** Returns "Worded by the model in 1.2 s, 0.04 cent", or why the rules answered. */
export function describeModelStep(step: TurnStep): string {
  const { result, failure, detail, ms, microcents } = asModelStep(step)
  const cost = `in ${formatSeconds(ms)}, ${formatModelCost(microcents)}`
  if (result === 'worded') return `Worded by the model ${cost}`
  if (result === 'understood') return `The model understood what to do ${cost}: the rules answered`
  if (failure === 'not allowed') return `The model said something unfounded (${detail}): the rules answered`
  return `${(failure && FAILURES[failure]) ?? 'The model failed'}: the rules answered`
}

const FAILURES: Partial<Record<ModelFailure, string>> = {
  slow: 'The model was slow',
  unreachable: 'The model could not be reached',
  'private address': 'The address of the model is not public',
  refused: 'The model refused the key',
  'not found': 'The model was not found',
  limited: 'The model answers no more requests for now',
  empty: 'The model said nothing',
  'too long': 'The model said too much',
  'too many calls': 'The model came to no end',
  resting: 'The model failed several times and is left alone for now',
  busy: 'Too many conversations needed the model',
  'month spent': 'The budget of the month is used up',
  'conversation spent': 'The budget of this conversation is used up',
}

/** Counts a conversation's turns with a model, and their cost. Null without any. */
export function countModelCost(steps: TurnStep[]): { turns: number; microcents: number } | null {
  const asked = steps.filter(({ kind }) => kind === 'model').map(asModelStep)
  if (asked.length === 0) return null
  return { turns: asked.length, microcents: asked.reduce((sum, { microcents }) => sum + microcents, 0) }
}
