import type { AnswerPreview } from '#contracts/receptionist/knowledge.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { getOwnDraft, getOwnReceptionist } from '../../domains/receptionists/index.ts'
import { answerInSandbox, type SandboxReply } from '../sandbox/answer-in-sandbox.ts'
import { createOffice } from '../sandbox/office.ts'
import { beginSandbox } from '../sandbox/sandbox.ts'

/**
 * What the receptionist of the actor's organisation would say to a first message: by the draft, or as callers hear it
 * today. Nothing of it is stored.
 */
export async function previewAnswer(
  ctx: Ctx,
  question: string,
  from: 'draft' | 'live' = 'draft',
): Promise<AnswerPreview> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const live = await getOwnReceptionist(ctx)
  const tried =
    from === 'live' ? live : { configuration: (await getOwnDraft(ctx)).configuration, version: 'draft' as const }
  const { configuration, version } = tried
  const [language = 'en'] = configuration.languages
  const office = createOffice(ctx, { organisationId, configuration, version })
  return present(question, await answerInSandbox(office, beginSandbox(ctx, language), question))
}

type Found = { result: AnswerPreview['sureness']; entries: { id: string; question: string }[] }

function present(question: string, { text, language, emergency, answer, steps }: SandboxReply) {
  const preview = { question, language, text, entries: [] }
  if (emergency !== undefined || answer === undefined) {
    return { ...preview, sureness: 'sure', from: 'emergency' } as const
  }
  const { entries, state, unanswered, refusal } = answer
  const found = steps.filter(({ tool }) => tool === 'lookUp').map(({ result }) => result as Found)
  const nearest = found.flatMap((one) => one.entries).map(({ id, question }) => ({ id, question }))
  if (refusal !== undefined || unanswered !== undefined) return { ...preview, sureness: 'unknown' } as const
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
