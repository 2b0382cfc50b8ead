import type { CurrentUser } from '#contracts/session.ts'

/** The user in the answer to a sign-in. Anything else, as a proxy may answer, is no sign-in: throws. */
export function signedInUser<User extends CurrentUser>(answer: unknown): User {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return answer as User
  throw new Error('The answer names no user.')
}
