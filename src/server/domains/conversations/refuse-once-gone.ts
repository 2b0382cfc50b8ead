import { AppError } from '../../errors.ts'

/** Replaces an unexpected error by the `not_found` of `look` when the organisation was erased meanwhile. */
export async function refuseOnceGone<Result>(work: Promise<Result>, look: () => Promise<unknown>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError)) await look()
    throw error
  }
}
