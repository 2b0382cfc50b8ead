import { AppError } from '../../errors.ts'

/**
 * Rejects with the `not_found` of `look` when an unexpected error came from the erasure of the organisation meanwhile.
 */
export async function refuseOnceGone<Result>(work: Promise<Result>, look: () => Promise<unknown>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError)) await look()
    throw error
  }
}
