import { ApiError } from '#web/lib/api-client.ts'

/** The challenge of a sign-in whose password was right and whose code is still to come. */
export function challengeOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'two_factor_required' ? error.challenge : undefined
}
