import type { Ctx } from '#server/context.ts'
import { answerTwoFactor, getDeviceLabel, type SignedIn, signInBusiness } from '#server/domains/identity/index.ts'
import { AppError } from '#server/errors.ts'
import { createSessionCookies } from '#server/http/session.ts'
import { dashboardPath } from '#web/features/session/present-user.ts'
import type { FormVerb } from '../answer-form.ts'

/**
 * Both sign-in screens without scripts. There are no tabs to compare, so the password leads to the dashboard of its
 * account.
 */
export function signInVerbs(ctx: Ctx, request: Request, to?: string): Record<'sign-in' | 'code', FormVerb> {
  const device = readDevice(request)
  return {
    'sign-in': async (fields) => {
      const result = await signInBusiness(ctx, { ...fields, rememberMe: 'rememberMe' in fields }, device)
      if (result.status !== 'two_factor') return redirectSignedIn(ctx, result.signedIn, to)
      // Posted again by the form for the code.
      fields.challenge = result.challenge
      throw new AppError('two_factor_required', 'Please enter the code from your authenticator app.')
    },
    code: async (fields) => redirectSignedIn(ctx, await answerTwoFactor(ctx, fields, device), to),
  }
}

export function readDevice(request: Request): string {
  return getDeviceLabel(request.headers.get('user-agent') ?? undefined)
}

/** Redirects to the dashboard of the signed-in person, or to another page. */
export function redirectSignedIn(ctx: Ctx, signedIn: SignedIn, to = dashboardPath(signedIn.user)) {
  return { to, cookies: createSessionCookies(ctx, signedIn), reload: true }
}
