import { AppError } from '../../errors.ts'

/**
 * An organisation can be erased between two steps of a request. Whatever fails then answers as `look` does, which throws
 * `not_found` for what is gone.
 */
export async function refuseOnceGone<Result>(work: Promise<Result>, look: () => Promise<unknown>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError)) await look()
    throw error
  }
}
