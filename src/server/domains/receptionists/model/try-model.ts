import { requirePermission } from '../../../access.ts'
import { type Model, ModelError, type ModelFailure } from '../../../assistant/answerers/model/model.ts'
import { connectModel } from '../../../assistant/answerers/model/openai-compatible.ts'
import { CHAT_DEADLINES, streamInTime } from '../../../assistant/answerers/model/stream-in-time.ts'
import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { consumeRateLimit, hashKey } from '../../../limits/rate-limit.ts'
import { MODEL_TRIED_BY_ORGANISATION } from '../../../limits/table.ts'
import { findModelRow, findObstacle, readOwn } from './find-model.ts'

const TOTAL_MS = 15_000

/**
 * Asks the saved model for one word. Throws `conflict` with the reason when it does not answer, and `rate_limited`.
 * Sends no data of callers.
 */
export async function tryModel(ctx: Ctx): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  await consumeRateLimit(ctx, MODEL_TRIED_BY_ORGANISATION, hashKey(organisationId))
  const row = await findModelRow(ctx, organisationId)
  const obstacle = row === undefined ? 'rules' : findObstacle(ctx, row)
  if (row === undefined || obstacle !== null) throw new AppError('conflict', OBSTACLES[obstacle ?? 'rules'])
  const { config } = ctx
  const chosen = row.answerer === 'own' ? readOwn(ctx, row) : config.model
  if (chosen === undefined) throw new AppError('conflict', OBSTACLES['none here'])
  const { url, name, key } = chosen
  await askForOneWord(connectModel({ url, name, key, isGuarded: row.answerer === 'own' }))
}

const OBSTACLES = {
  rules: 'The rules word the answers. Choose a model and save it first.',
  'none here': 'There is no shared model here any more. Choose another and save it first.',
  'outside the EU': 'This model is outside the EU, and you want none there. It is not asked.',
}

async function askForOneWord(model: Model): Promise<void> {
  const signal = AbortSignal.timeout(TOTAL_MS)
  const messages = [{ role: 'user', text: 'Answer with the word ready.' } as const]
  let text = ''
  try {
    for await (const event of streamInTime({ model, messages, tools: [], signal, deadlines: CHAT_DEADLINES })) {
      if (event.kind === 'text') text += event.text
    }
    if (text.trim() === '') throw new ModelError('empty')
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    throw new AppError('conflict', FAILURES[error.failure] ?? OTHER_FAILURE)
  }
}

const OTHER_FAILURE = 'The model did not answer as expected. Please check its address and its name.'
const FAILURES: { [Failure in ModelFailure]?: string } = {
  slow: 'The model did not answer in time. Callers would get the answers of the rules.',
  unreachable: 'Nothing answers at this address. Please check it.',
  'private address': 'This address is not a public one. Please use the public https address of the model.',
  refused: 'The model refused the key. Please check the key.',
  'not found': 'There is no such model at this address. Please check the address and the name of the model.',
  limited: 'The model answers no more requests at the moment: a limit of its provider is reached. Try again later.',
  empty: 'The model answered without a word. Please check the name of the model.',
}
