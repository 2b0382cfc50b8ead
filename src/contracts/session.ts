/** The portal of an account. */
export type UserType = 'BUSINESS' | 'GOVERNMENT'
/** ADMIN is staff. The server sets type and role and never takes them from a request. */
export type UserRole = 'USER' | 'ADMIN'

/** The response of GET /api/auth/user for a signed-in person. */
export type CurrentUser = {
  id: string
  firstName: string
  lastName: string
  email: string
  userType: UserType
  role: UserRole
  /** ISO-8601 instant, or null before the first sign-in. */
  lastLogin: string | null
  /** True when this person switched off single-key shortcuts. */
  singleKeysOff?: true
}
