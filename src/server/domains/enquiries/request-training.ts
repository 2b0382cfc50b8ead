import { TRAINING_TOPICS, trainingRequest } from '#contracts/requests.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { parseInput } from '../../parse.ts'
import type { Submission } from './enquiry.ts'
import { submitRequest } from './submit-request.ts'

/** Takes a request for training of the actor's people to the inbox. Throws `invalid_input` with a sentence per field. */
export async function requestTraining(ctx: Ctx, input: unknown): Promise<Submission> {
  requireMember(ctx)
  const { topic, people, message } = parseInput(trainingRequest, input)
  const title = TRAINING_TOPICS.find(({ value }) => value === topic)?.label ?? topic
  return submitRequest(ctx, {
    kind: 'training',
    topic: `Training: ${title}`,
    message: people === '' ? message : `${message}\n\nPeople: ${people}`,
  })
}
