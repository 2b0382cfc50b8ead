import { z } from 'zod'
import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import { language as spoken } from '#contracts/receptionist/diary.ts'
import { TRIED_CALLERS } from '#contracts/receptionist/scenarios.ts'
import { CONVERSATION_CHANNELS } from '#contracts/receptionist/talk.ts'
import { type OpenedTrial, type TrialView, trialAddress, trialMessage } from '#contracts/receptionist/trial.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import {
  chooseFirstLanguage,
  describeTriedOpening,
  describeTriedTurn,
  listOpeningTexts,
} from '../../domains/conversations/index.ts'
import { findModel, getOwnDraft, getOwnReceptionist, getPause } from '../../domains/receptionists/index.ts'
import { AppError } from '../../errors.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { DRAFT_TRIED_BY_USER } from '../../limits/table.ts'
import { parseInput } from '../../parse.ts'
import { PAUSED } from '../answerers/rules/messages/message-taker.ts'
import { RULES } from '../answerers/rules/rules-answerer.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { toInstant } from '../turn/irish-time.ts'
import { answerOrApologise } from './answer-in-sandbox.ts'
import { createOffice } from './office.ts'
import { beginSandbox, openSandbox, sandbox, sealSandbox } from './sandbox.ts'
import { introduceCaller } from './tried-caller.ts'

const trial = sandbox.extend({
  began: spoken,
  at: z.string().nullable(),
  caller: z.enum(TRIED_CALLERS),
  channel: z.enum(CONVERSATION_CHANNELS),
  /** How many messages were answered, for the next id. */
  turns: z.number().int(),
  // Sealed by us, so it is as we described it.
  moments: z.array(z.custom<DeskMoment>()),
})
type Trial = z.output<typeof trial>

/** A sealed conversation opens only for the organisation that it was begun in. */
const placeOf = (organisationId: string) => `trial of ${organisationId}`

/**
 * Begins a conversation of the actor with the draft of their receptionist. Nothing of it is stored. The first words are
 * those of callers, with the greeting of the draft.
 */
export async function openTrial(ctx: Ctx, input: unknown): Promise<OpenedTrial> {
  requirePermission(ctx, 'conversations.read')
  const { language: wanted, at = null, caller = 'new', channel = 'web-chat' } = parseInput(trialAddress, input)
  const receptionist = await getOwnReceptionist(ctx)
  const { organisationId } = receptionist
  const [{ configuration }, pause, model] = await Promise.all([
    getOwnDraft(ctx),
    getPause(ctx, organisationId),
    findModel(ctx, organisationId),
  ])
  const { languages } = configuration
  const language = languages.find((offered) => offered === wanted) ?? languages[0] ?? 'en'
  const begun = { ...beginSandbox(ctx, language), began: language, at, caller, channel, turns: 0, moments: [] }
  const now = findNow(ctx, begun)
  const office = createOffice({ ...ctx, now: () => now }, { organisationId, configuration, version: 'draft' })
  const known = await introduceCaller(office, begun, { caller, channel })
  const texts = listOpeningTexts(configuration, chooseFirstLanguage(receptionist, language), pause !== null)
  const moments = describeTriedOpening(texts, now.toISOString(), known)
  const opened = present(ctx, organisationId, { ...begun, moments })
  return { ...opened, languages, isWordedByModel: model !== undefined }
}

/**
 * Answers one message by the draft, with the real free times and without storing, booking or telling anything. Throws
 * `conflict` when the conversation is over or another organisation's, `invalid_input` and `rate_limited`.
 */
export async function talkToDraft(ctx: Ctx, input: unknown): Promise<TrialView> {
  const { organisationId, userId } = requirePermission(ctx, 'conversations.read')
  const { trial: sealed, text } = parseInput(trialMessage, input)
  await consumeRateLimit(ctx, DRAFT_TRIED_BY_USER, userId)
  const open = openSandbox(ctx, sealed, placeOf(organisationId), trial)
  if (open === undefined) {
    const message =
      'That conversation is over: one lasts an hour. This is a new one, and your words are still in the field.'
    throw new AppError('conflict', message)
  }
  const [{ configuration }, pause] = await Promise.all([getOwnDraft(ctx), getPause(ctx, organisationId)])
  const now = findNow(ctx, open)
  const office = createOffice({ ...ctx, now: () => now }, { organisationId, configuration, version: 'draft' })
  const asked = { text, language: chooseLanguage(text, open.language) }
  const reply = await answerOrApologise(ctx, office, open, text, pause === null ? RULES : PAUSED)
  const turns = open.turns + 1
  const { booking, unanswered } = reply.answer ?? {}
  const turn = { ...reply, id: `turn-${turns}`, at: now.toISOString(), asked, reply, booking, unanswered }
  const moments = keepNewest([...open.moments, ...describeTriedTurn(turn, configuration)])
  return present(ctx, organisationId, { ...open, turns, moments })
}

/** The conversation as it stands, to show it beside a refusal. Undefined if it is over. */
export function readTrial(ctx: Ctx, sealed = ''): TrialView | undefined {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const open = openSandbox(ctx, sealed, placeOf(organisationId), trial)
  return open && buildView(sealed, open)
}

function present(ctx: Ctx, organisationId: string, open: Trial): TrialView {
  return buildView(sealSandbox(ctx, open, placeOf(organisationId)), open)
}

function buildView(sealed: string, { began, at, caller, channel, moments }: Trial): TrialView {
  return { trial: sealed, language: began, at, caller, channel, moments }
}

/** Time passes in the conversation also where its start was chosen. */
function findNow(ctx: Ctx, { at, openedAt }: Pick<Trial, 'at' | 'openedAt'>): Date {
  const passed = ctx.now().getTime() - Date.parse(openedAt)
  return at === null ? ctx.now() : new Date(Date.parse(toInstant(at)) + passed)
}

/** The page posts it with every message, and a form may have 128 KB. */
const [MAX_SAID, MAX_BYTES] = [40, 40_000]

function keepNewest(moments: DeskMoment[]): DeskMoment[] {
  const isSaid = ({ kind }: DeskMoment) => kind === 'said'
  const first = moments.filter(isSaid).at(-MAX_SAID)
  let kept = first === undefined ? moments : moments.slice(moments.indexOf(first))
  while (kept.length > 1 && Buffer.byteLength(JSON.stringify(kept)) > MAX_BYTES) kept = kept.slice(1)
  return kept
}
