import { formatMoment, formatShortDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { listOpenPrivacyRequests } from '#server/domains/enquiries/index.ts'
import { findHeldData } from '#server/domains/privacy/index.ts'
import { AppError } from '#server/errors.ts'

export type PrivacyData = Awaited<ReturnType<typeof loadPrivacy>>

/** The open requests, and the data that is held about the address `q`. */
export async function loadPrivacy(ctx: Ctx, q: string) {
  const requests = await listOpenPrivacyRequests(ctx)
  return {
    q,
    requests: requests.map((open) => ({
      ...open,
      received: formatShortDay(open.receivedAt),
      due: formatMoment(open.replyDueAt),
      isLate: open.replyDueAt < ctx.now().toISOString(),
    })),
    ...(q === '' ? { held: undefined, problem: undefined } : await lookUp(() => findHeldData(ctx, { email: q }))),
  }
}

/** Turns the refusal of a text that is not an address into a message. */
async function lookUp<Found>(find: () => Promise<Found>) {
  try {
    return { held: await find(), problem: undefined }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
    return { held: undefined, problem: error.message }
  }
}
