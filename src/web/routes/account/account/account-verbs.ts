import type { Ctx } from '#server/context.ts'
import { submitPrivacyRequest } from '#server/domains/enquiries/index.ts'
import {
  changeConsent,
  changePassword,
  confirmTwoFactor,
  disableTwoFactor,
  endAllSessions,
  endSession,
  renewRecoveryCodes,
  requestEmailChange,
  startTwoFactor,
  updateProfile,
} from '#server/domains/identity/index.ts'
import { updateOrganisation } from '#server/domains/organisations/index.ts'
import { eraseAccount } from '#server/domains/privacy/index.ts'
import { createEndedSessionCookies, createSessionCookies } from '#server/http/session.ts'
import type { FormVerb } from '../../answer-form.ts'

/** Shown once: the key for the authenticator app, or the recovery codes. */
export type Shown = { started: { secret: string; qrSvg: string } } | { recoveryCodes: string[]; isNew: boolean }

/** The verbs of the account's forms. */
export function accountVerbs(ctx: Ctx): Record<string, FormVerb<Shown>> {
  const done = (key: string) => `/account?done=${key}`
  return {
    profile: async (fields) => updateProfile(ctx, fields).then(() => done('profile')),
    keys: async ({ singleKeys }) => updateProfile(ctx, { singleKeys }).then(() => done(`keys-${singleKeys}`)),
    organisation: async (fields) => updateOrganisation(ctx, fields).then(() => done('organisation')),
    password: async (fields) => {
      const cookies = createSessionCookies(ctx, await changePassword(ctx, fields))
      return { to: done('password'), cookies }
    },
    email: async (fields) => requestEmailChange(ctx, fields).then(() => done('email')),
    'start-two-factor': async (fields) => {
      const { secret, qrSvg } = await startTwoFactor(ctx, fields)
      return { shown: { started: { secret, qrSvg } } }
    },
    'confirm-two-factor': async (fields) => {
      const { recoveryCodes, signedIn } = await confirmTwoFactor(ctx, fields)
      return { shown: { recoveryCodes, isNew: true }, cookies: createSessionCookies(ctx, signedIn) }
    },
    'renew-codes': async (fields) => ({
      shown: { recoveryCodes: await renewRecoveryCodes(ctx, fields), isNew: false },
    }),
    'disable-two-factor': async (fields) => {
      const cookies = createSessionCookies(ctx, await disableTwoFactor(ctx, fields))
      return { to: done('two-factor-off'), cookies }
    },
    'end-session': async ({ session = '' }) => endSession(ctx, session).then(() => done('session')),
    'end-all-sessions': async () => {
      await endAllSessions(ctx)
      return { to: '/sign-in?done=signed-out', cookies: createEndedSessionCookies(ctx), reload: true }
    },
    consent: async ({ state }) => {
      await changeConsent(ctx, { kind: 'marketing', state })
      return done(`consent-${state}`)
    },
    privacy: async (fields) => submitPrivacyRequest(ctx, fields).then(() => done('privacy')),
    erase: async (fields) => {
      await eraseAccount(ctx, fields)
      return { to: '/sign-in?done=account-erased', cookies: createEndedSessionCookies(ctx), reload: true }
    },
  }
}
