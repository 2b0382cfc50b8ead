import type { Effect } from '#contracts/receptionist/scenarios.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import type { SandboxReply } from '../sandbox/answer-in-sandbox.ts'

const EMERGENCY_NUMBER = /\b(?:112|999)\b/

/** Lists what a reply does, the most telling first. */
export function listEffects({ text, emergency, steps, answer }: SandboxReply): Effect[] {
  const isUrgent = emergency !== undefined || steps.some(({ kind }) => kind === 'caution')
  const effects: Effect[] = isUrgent && EMERGENCY_NUMBER.test(text) ? ['emergency'] : []
  if (answer === undefined) return effects
  const { booking, outcome, entries, state, refusal, unanswered } = answer
  if (booking?.state === 'booked') effects.push('booking')
  if (outcome === 'message taken') effects.push('message')
  if (outcome === 'handed over') effects.push('person')
  effects.push(...(new Set(entries) as Set<`kno_${string}`>))
  const isChoice = state.asked === 'choice' && state.offered.length > 0
  if (isChoice || steps.some(isHold)) effects.push('times')
  // Nothing supports a reply that was refused, so callers hear an apology.
  if (refusal !== undefined || unanswered !== undefined) effects.push('unknown')
  return effects
}

/** A single time that fits is kept while the caller decides. */
const isHold = ({ kind, tool, result }: TurnStep) =>
  kind === 'tool' && tool === 'holdSlot' && typeof result === 'object'
