import { requestTrainingInput, TRAINING_TOPICS } from '#contracts/requests.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { parseInput } from '../../parse.ts'
import type { Submission } from './submit-enquiry.ts'
import { submitRequest } from './submit-request.ts'

/** Sends a request for training to the inbox. Throws `invalid_input` with a sentence per field. */
export async function requestTraining(ctx: Ctx, input: unknown): Promise<Submission> {
  requirePermission(ctx, 'tickets.change')
  const { topic, people, message } = parseInput(requestTrainingInput, input)
  const title = TRAINING_TOPICS.find(({ value }) => value === topic)?.label ?? topic
  return submitRequest(ctx, {
    kind: 'training',
    topic: `Training: ${title}`,
    message: people === '' ? message : `${message}\n\nPeople: ${people}`,
  })
}
