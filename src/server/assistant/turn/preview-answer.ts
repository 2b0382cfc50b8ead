import { PHRASES } from '#content/receptionist/index.ts'
import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { AnswerPreview } from '#contracts/receptionist/knowledge.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { getOwnReceptionist } from '../../domains/receptionists/index.ts'
import { RULES } from '../answerers/rules/rules-answerer.ts'
import { detectEmergency } from '../emergency/detect-emergency.ts'
import { findUnfounded, tidyReply } from '../guardrails/check-reply.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { createTools } from '../tools/create-tools.ts'
import type { Tools } from '../tools/tools.ts'
import { type Answer, collectAnswer } from './collect-answer.ts'
import { toLocal } from './irish-time.ts'
import { NEW_DIALOGUE } from './state.ts'

const LIMIT_MS = 5_000

/** What the receptionist of the actor's organisation would say to a first message. Nothing of it is stored. */
export async function previewAnswer(ctx: Ctx, question: string): Promise<AnswerPreview> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId, configuration } = await getOwnReceptionist(ctx)
  const [first = 'en'] = configuration.languages
  const emergency = detectEmergency(question)
  if (emergency !== null) {
    const language = detectLanguage(question) ?? first
    const text = PHRASES[language].urgent[emergency](configuration.helplines)
    return { question, sureness: 'sure', language, text, entries: [], from: 'emergency' }
  }
  const record = { steps: [] as TurnStep[], facts: [question] }
  const tools = createPreviewTools(ctx, { organisationId, configuration, question }, record)
  const turn = { text: question, language: first, reference: toLocal(ctx.now()), configuration, state: NEW_DIALOGUE }
  const signal = AbortSignal.timeout(LIMIT_MS)
  const answer = await collectAnswer(RULES.answer(turn, tools, signal), turn, record.steps, signal)
  return present(question, answer, record)
}

type Preview = { organisationId: string; configuration: ReceptionistConfiguration; question: string }

/** The tools of a turn, without what writes. A time that would be held only seems to be. */
function createPreviewTools(
  ctx: Ctx,
  { organisationId, configuration, question }: Preview,
  record: { steps: TurnStep[]; facts: string[] },
): Tools {
  const key = { organisationId, conversationId: '' }
  const session = { ctx, key, contactId: '', lease: '', requestKey: '', configuration, text: question, wasAsked: false }
  return {
    ...createTools(session, record),
    holdSlot: async () => ({ holdId: 'preview' }),
    findBookings: async () => [],
    sendCode: async () => {},
    proveByCode: async () => false,
  }
}

type Found = { result: AnswerPreview['sureness']; entries: { id: string; question: string }[] }

function present(question: string, answer: Answer, { steps, facts }: { steps: TurnStep[]; facts: string[] }) {
  const { language, entries, state, unanswered } = answer
  const text = tidyReply(answer.paragraphs.join('\n\n'))
  const found = steps.filter(({ tool }) => tool === 'lookUp').map(({ result }) => result as Found)
  const nearest = found.flatMap((one) => one.entries).map(({ id, question }) => ({ id, question }))
  const preview = { question, language, text, entries: [] }
  if (findUnfounded(text, facts).length > 0) {
    return { ...preview, sureness: 'unknown', text: PHRASES[language].failed } as const
  }
  if (unanswered !== undefined) return { ...preview, sureness: 'unknown' } as const
  if (state.entries.length > 0) {
    return { ...preview, sureness: 'which', entries: nearest.filter(({ id }) => state.entries.includes(id)) } as const
  }
  const from = SOURCES.find(([tool]) => steps.some((step) => step.tool === tool))?.[1]
  if (entries.length === 0) return { ...preview, sureness: from === undefined ? 'task' : 'sure', from } as const
  return {
    ...preview,
    sureness: 'sure',
    entries: nearest.filter(({ id }) => entries.includes(id)),
    next: nearest.find(({ id }) => !entries.includes(id)),
  } as const
}

const SOURCES = [
  ['openingHours', 'hours'],
  ['prices', 'prices'],
  ['whereabouts', 'address'],
] as const
