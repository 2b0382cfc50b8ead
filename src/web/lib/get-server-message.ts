import { ApiError, describeFailure } from './api-client.ts'

/** Like `describeFailure`, but without the status. */
export function getServerMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.said || fallback : describeFailure(error, fallback)
}
