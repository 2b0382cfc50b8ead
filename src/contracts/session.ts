/** Which portal an account belongs to. */
export type UserType = 'BUSINESS' | 'GOVERNMENT'
/** Staff or not. Both are set by the server, never taken from what a browser sends. */
export type UserRole = 'USER' | 'ADMIN'

/** What GET /api/auth/user says about the person who is signed in. */
export type CurrentUser = {
  id: string
  firstName: string
  lastName: string
  email: string
  userType: UserType
  role: UserRole
  /** ISO-8601 instant, or null before the first sign-in. */
  lastLogin: string | null
}
