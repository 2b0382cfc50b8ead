import { data, redirect } from 'react-router'
import { deviceLabel, type SignedIn, signInBusiness } from '#server/domains/identity/index.ts'
import { AppError } from '#server/errors.ts'
import { type Asker, limitedSignIn, limitedTwoFactor } from '#server/http/limited-sign-in.ts'
import { clientAddressContext, requestCtx } from '#server/http/router-context.ts'
import { sessionCookies } from '#server/http/session.ts'
import { dashboardPath } from '#web/features/session/present-user.ts'
import { readFields } from '../read-fields.ts'
import type { Route } from './+types/sign-in.ts'

/** What the page shows again; the password is typed anew. */
export type RefusedSignIn = {
  message: string
  fieldErrors: Record<string, string>
  email: string
  /** The password was right and the code is still to come. */
  challenge?: string
}

/**
 * Both screens' sign-in where scripts do not run: the form is sent to the page itself, and a right password leads to
 * the dashboard of whoever it belongs to, as there are no tabs to choose from.
 */
export async function signInByForm({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const device = deviceLabel(request.headers.get('user-agent') ?? undefined)
  const asker = { ctx, clientAddress: context.get(clientAddressContext), device }
  const values = await readFields(request)
  const email = values.email ?? ''
  try {
    const signedIn = 'challenge' in values ? await limitedTwoFactor(asker, values) : await signIn(asker, values)
    if (typeof signedIn === 'string') return refuse(401, { message: '', fieldErrors: {}, email, challenge: signedIn })
    const headers = new Headers(sessionCookies(ctx, signedIn).map((cookie) => ['Set-Cookie', cookie]))
    return redirect(dashboardPath(signedIn.user), { status: 303, headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message, fieldErrors = {}, code } = error
    const challenge = code === 'unauthenticated' && 'challenge' in values ? { challenge: values.challenge ?? '' } : {}
    return refuse(status, { message, fieldErrors, email, ...challenge })
  }
}

/** A string is the challenge that a code must answer. */
async function signIn(asker: Asker, values: Record<string, string>): Promise<SignedIn | string> {
  const form = { ...values, rememberMe: 'rememberMe' in values }
  const result = await limitedSignIn(asker, values.email, () => signInBusiness(asker.ctx, form, asker.device))
  return result.status === 'two_factor' ? result.challenge : result.signedIn
}

function refuse(status: number, refusal: RefusedSignIn) {
  return data(refusal, { status })
}
