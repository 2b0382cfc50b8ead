import { data, redirect } from 'react-router'
import type { Ctx } from '#server/context.ts'
import { answerTwoFactor, deviceLabel, type SignedIn, signInBusiness } from '#server/domains/identity/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
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
  let values: Record<string, string> = {}
  try {
    values = await readFields(request)
    const signedIn =
      'challenge' in values ? await answerTwoFactor(ctx, values, device) : await signIn(ctx, values, device)
    if (typeof signedIn === 'string') return refuse(401, { ...shown(values), message: '', challenge: signedIn })
    const headers = new Headers(sessionCookies(ctx, signedIn).map((cookie) => ['Set-Cookie', cookie]))
    return redirect(dashboardPath(signedIn.user), { status: 303, headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message, fieldErrors = {}, code } = error
    const challenge = code === 'unauthenticated' && 'challenge' in values ? { challenge: values.challenge ?? '' } : {}
    return refuse(status, { ...shown(values), message, fieldErrors, ...challenge })
  }
}

/** A string is the challenge that a code must answer. */
async function signIn(ctx: Ctx, values: Record<string, string>, device: string): Promise<SignedIn | string> {
  const result = await signInBusiness(ctx, { ...values, rememberMe: 'rememberMe' in values }, device)
  return result.status === 'two_factor' ? result.challenge : result.signedIn
}

function shown({ email = '' }: Record<string, string>) {
  return { email, fieldErrors: {} }
}

function refuse(status: number, refusal: RefusedSignIn) {
  return data(refusal, { status })
}
