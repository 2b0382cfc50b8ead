import { PHRASES } from '#content/receptionist/index.ts'
import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { EmergencyKind, TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeVersion } from '../../domains/knowledge/index.ts'
import { RULES } from '../answerers/rules/rules-answerer.ts'
import { detectEmergency } from '../emergency/detect-emergency.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { createTools, type TurnRecord } from '../tools/create-tools.ts'
import type { Tools } from '../tools/tools.ts'
import { answerChecked, type CheckedAnswer } from './answer-checked.ts'
import { toLocal } from './irish-time.ts'
import { listOwnFacts } from './list-own-facts.ts'
import { NEW_DIALOGUE } from './state.ts'

/** The first trial after a change of 10,000 answers builds their index, which takes seconds on a busy machine. */
const LIMIT_MS = 20_000

/** What is tried: a version or the draft, and what somebody would write first. */
export type Trial = {
  organisationId: string
  configuration: ReceptionistConfiguration
  version: KnowledgeVersion
  question: string
  /** The language of the conversation so far. */
  language: Language
}

export type TrialAnswer = {
  text: string
  language: Language
  emergency?: EmergencyKind
  /** Undefined in an emergency, which has a fixed reply. */
  answer?: CheckedAnswer
  steps: TurnStep[]
  /** Whether what it would have said had no ground, so that the caller hears an apology in its place. */
  isUnfounded: boolean
}

/** What the receptionist would say to a first message. Nothing of it is stored. */
export async function answerOnTrial(ctx: Ctx, trial: Trial): Promise<TrialAnswer> {
  const { configuration, question, language } = trial
  const emergency = detectEmergency(question)
  if (emergency !== null) {
    const spoken = detectLanguage(question) ?? language
    const text = PHRASES[spoken].urgent[emergency](configuration.helplines)
    return { text, language: spoken, emergency, steps: [], isUnfounded: false }
  }
  const turn = { text: question, language, reference: toLocal(ctx.now()), configuration, state: NEW_DIALOGUE }
  const record = { steps: [] as TurnStep[], facts: listOwnFacts(turn, JSON.stringify(turn.state)) }
  const tools = createTrialTools(ctx, trial, record)
  const signal = AbortSignal.timeout(LIMIT_MS)
  const answer = await answerChecked(RULES, { turn, tools, ...record, signal })
  const isUnfounded = answer.refusal !== undefined
  const text = isUnfounded ? PHRASES[answer.language].failed : answer.text
  return { text, language: answer.language, answer, steps: record.steps, isUnfounded }
}

/** The tools of a turn, without what writes. A time that would be held only seems to be. */
function createTrialTools(ctx: Ctx, trial: Trial, record: TurnRecord): Tools {
  const { organisationId, configuration, version, question } = trial
  const key = { organisationId, conversationId: '' }
  const turn = { key, lease: '', requestKey: '', text: question, wasAsked: false }
  return {
    ...createTools({ ctx, configuration, version, ...turn }, record),
    holdSlot: async () => ({ holdId: 'preview' }),
    findBookings: async () => [],
    sendCode: async () => {},
    proveByCode: async () => false,
  }
}
