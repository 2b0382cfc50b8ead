import type { TurnStep } from '#contracts/receptionist/talk.ts'
import { RULES } from '../answerers/rules/rules-answerer.ts'
import { findUnfounded, tidyReply } from '../guardrails/check-reply.ts'
import { findUnfoundedNames } from '../guardrails/find-names.ts'
import type { Tools } from '../tools/tools.ts'
import type { Answerer, Turn } from './answerer.ts'
import { type Answer, collectAnswer } from './collect-answer.ts'
import { findUnsupported } from './list-own-facts.ts'
import { nextRound } from './next-round.ts'

type Asked = { turn: Turn; tools: Tools; facts: string[]; steps: TurnStep[]; signal: AbortSignal }

/** `refusal`: why nobody may hear the text. */
export type CheckedAnswer = Omit<Answer, 'paragraphs'> & { text: string; refusal?: UnfoundedReply }

/** Lets an answerer answer one message, and holds what it says against the facts of the turn. */
export async function answerChecked(answerer: Answerer, asked: Asked): Promise<CheckedAnswer> {
  const { turn, tools, facts, steps, signal } = asked
  const { paragraphs, ...found } = await collectAnswer(answerer.answer(turn, tools, signal), turn, steps, signal)
  await nextRound()
  const text = tidyReply(paragraphs.join('\n\n'))
  // The rules have no names of their own: their texts are ours, filled with what tools found.
  const { answeredBy = answerer.name } = found
  const findNames = answeredBy === RULES.name ? () => [] : findUnfoundedNames
  const unfounded = findUnsupported(turn, facts, (known) => [...findUnfounded(text, known), ...findNames(text, known)])
  const isSayable = text !== '' && unfounded.length === 0
  return { ...found, text, ...(!isSayable && { refusal: new UnfoundedReply(unfounded) }) }
}

class UnfoundedReply extends Error {
  override name = 'UnfoundedReply'

  constructor(claims: string[]) {
    super(`nothing supports: ${claims.join(', ')}`)
  }
}
