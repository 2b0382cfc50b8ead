export * from './administration/index.ts'
export { confirmEmailChange, requestEmailChange } from './change-email.ts'
export { changePassword } from './change-password.ts'
export { changeConsent, listConsents, recordConsents } from './consents.ts'
export { getCurrentUser } from './current-user.ts'
export { deviceLabel } from './device.ts'
export { doerOf } from './doer.ts'
export { findEndedSessions } from './ended-sessions.ts'
export { hashNewPassword } from './hash-new-password.ts'
export {
  checkInvitation,
  getInvitation,
  hasAdministrator,
  inviteAdministrator,
  redeemInvitation,
} from './invitations.ts'
export { KNOWN_DEVICE_DAYS } from './known-devices.ts'
export { endAllSessions, endSession, listSessions } from './own-sessions.ts'
export { getProfile, updateProfile } from './profile.ts'
export { limitRecheck, recheckCode, recheckPassword } from './recheck.ts'
export { checkResetLink, completePasswordReset, requestPasswordReset } from './reset-password.ts'
export { splitName, userTypeOf } from './rules.ts'
export { beginSession, findSession, type SignedIn, shortenSessions, sweepSessions } from './sessions.ts'
export { getBusinessType, signInAccount, signInBusiness } from './sign-in.ts'
export { signOut } from './sign-out.ts'
export { listStaff, nameOf, requireColleague } from './staff.ts'
export { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.ts'
export { answerTwoFactor } from './two-factor-challenge.ts'
export { actingAs, createUser } from './users.ts'
