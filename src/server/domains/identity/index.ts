export { actorName } from './actor-name.ts'
export * from './administration/index.ts'
export { confirmEmailChange, requestEmailChange } from './change-email.ts'
export { changePassword } from './change-password.ts'
export { checkResetLink, completePasswordReset, requestPasswordReset } from './complete-password-reset.ts'
export { changeConsent, listConsents, recordConsents } from './consents.ts'
export { getDeviceLabel } from './device-label.ts'
export { findEndedSessions } from './find-ended-sessions.ts'
export { getCurrentUser } from './get-current-user.ts'
export { hashNewPassword } from './hash-new-password.ts'
export {
  checkInvitation,
  getInvitation,
  hasAdministrator,
  inviteAdministrator,
  redeemInvitation,
} from './invitations.ts'
export { KNOWN_DEVICE_DAYS } from './known-devices.ts'
export { loadUserNames } from './load-user-names.ts'
export { createToken, findToken, hashToken, invalidLinkError, issueToken, spendToken } from './one-time-tokens.ts'
export { endAllSessions, endSession, listSessions } from './own-sessions.ts'
export { getProfile, updateProfile } from './profile.ts'
export { limitRecheck, recheckCode, recheckPassword } from './recheck.ts'
export { getUserType, splitName } from './rules.ts'
export {
  beginSession,
  deleteExpiredSessions,
  enterOrganisation,
  findSession,
  type SignedIn,
  shortenSessions,
} from './sessions.ts'
export { getBusinessType, signInAccount, signInBusiness } from './sign-in.ts'
export { signOut } from './sign-out.ts'
export { formatName, listStaff, requireStaffId } from './staff.ts'
export { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.ts'
export { answerTwoFactor } from './two-factor-challenge.ts'
export { actAs, createUser, findUserByEmail, getUser, type PlacedUser, placeUser } from './users.ts'
