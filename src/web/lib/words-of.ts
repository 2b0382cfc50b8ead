import { ApiError, describeFailure } from './api-client.ts'

/** As `describeFailure`, but without the status. */
export function wordsOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.said || fallback : describeFailure(error, fallback)
}
