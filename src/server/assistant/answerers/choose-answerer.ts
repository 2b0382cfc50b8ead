import type { Ctx } from '../../context.ts'
import {
  listEarlierMessages,
  showWriting,
  TurnInterrupted,
  type WaitingTurn,
} from '../../domains/conversations/index.ts'
import { type ChosenModel, findModel, findSpentBudget, recordModelUse } from '../../domains/receptionists/index.ts'
import type { Answerer } from '../turn/answerer.ts'
import { CircuitBreaker } from './model/circuit-breaker.ts'
import { ModelError } from './model/model.ts'
import { createModelAnswerer, type ModelParts } from './model/model-answerer.ts'
import { connectModel } from './model/openai-compatible.ts'
import { RULES } from './rules/rules-answerer.ts'

const MAX_EARLIER = 12
/** Turns that may wait for models at the same time, in one process. */
const CONCURRENCY = 200

const breaker = new CircuitBreaker()
let atOnce = 0

/** Chooses the answerer of a turn: the organisation's model, or the rules. */
export async function chooseAnswerer(ctx: Ctx, turn: WaitingTurn, lease: string): Promise<Answerer> {
  const chosen = turn.wants_model === null ? undefined : await findModel(ctx, turn.organisation_id)
  return chosen === undefined ? RULES : createModelAnswerer(buildParts(ctx, turn, { lease, chosen }))
}

function buildParts(
  ctx: Ctx,
  turn: WaitingTurn,
  { lease, chosen }: { lease: string; chosen: ChosenModel },
): ModelParts {
  const key = { organisationId: turn.organisation_id, conversationId: turn.conversation_id }
  const isGuarded = chosen.source === 'own'
  return {
    model: connectModel({ url: chosen.url, name: chosen.name, key: chosen.key, isGuarded }),
    prices: { input: chosen.inputPrice, output: chosen.outputPrice },
    listEarlier: () => listEarlierMessages(ctx, key, { before: turn.sequence, limit: MAX_EARLIER }),
    enter: () => enter(ctx, key, chosen),
    show: (text, language) => showWriting(ctx, key, { lease, to: turn.message_id, text, language }),
    isInterruption: (error) => error instanceof TurnInterrupted,
    noteUse: (use) =>
      recordModelUse(ctx, key, use).catch((error: unknown) =>
        ctx.log.warn({ err: error, turn: turn.id }, 'the use of a model was not noted'),
      ),
  }
}

/** Throws ModelError if the model may not be asked now. */
async function enter(
  ctx: Ctx,
  key: { organisationId: string; conversationId: string },
  { source, url, monthlyBudgetCents }: ChosenModel,
): Promise<(error?: ModelError) => void> {
  const spent = await findSpentBudget(ctx, key, monthlyBudgetCents)
  if (spent !== undefined) throw new ModelError(`${spent} spent`)
  if (atOnce >= CONCURRENCY) throw new ModelError('busy')
  // One organisation's wrong key must not stop the endpoint for others.
  const endpoint = `${source === 'own' ? key.organisationId : ''} ${url}`
  breaker.enter(endpoint, Date.now())
  atOnce += 1
  return (error) => {
    atOnce -= 1
    breaker.leave(endpoint, Date.now(), error)
  }
}
