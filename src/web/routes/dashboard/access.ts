import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { UserType } from '#contracts/session.ts'
import { requireAdministrator, requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Refusal } from '#web/features/portal-frame/access-denied.tsx'
import { portalPersonOf } from '#web/features/portal-frame/portal-person.ts'

type Outcome = { ctx: Ctx } | { refusal: Refusal; status: number }

const outcomeContext = createContext<Outcome>()

const SIGN_IN = { to: '/sign-in', label: 'Sign In' }

export const onlyMembers = guard(async (ctx) => {
  requireMember(ctx)
}, 'Please sign in')

export const onlyAdministrators = guard(async (ctx) => {
  await requireAdministrator(ctx)
}, 'Access denied - Admin only')

export function onlyUserType(userType: UserType): MiddlewareFunction<Response> {
  return guard(async (ctx) => {
    if (requireMember(ctx).userType !== userType) throw new AppError('forbidden', 'Access denied')
  }, 'Access denied')
}

/**
 * Decides before any loader runs. The refusal itself is thrown by `allowedCtx`: one thrown here would be drawn by the
 * root, which knows nothing of the portal.
 */
function guard(check: (ctx: Ctx) => Promise<void>, visitorMessage: string): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    const ctx = requestCtx(context)
    context.set(outcomeContext, await outcomeOf(ctx, check, visitorMessage))
    return next()
  }
}

async function outcomeOf(ctx: Ctx, check: (ctx: Ctx) => Promise<void>, visitorMessage: string): Promise<Outcome> {
  try {
    await check(ctx)
    return { ctx }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code !== 'forbidden') return refusedVisitor(visitorMessage)
    return { status: error.status, refusal: await refusedMember(ctx, error.message) }
  }
}

function refusedVisitor(message: string): Outcome {
  const explanation = 'You are signed out. Please sign in first.'
  return { status: 401, refusal: { message, explanation, wayForward: SIGN_IN } }
}

async function refusedMember(ctx: Ctx, message: string): Promise<Refusal> {
  const person = portalPersonOf(await getCurrentUser(ctx))
  if (!message.startsWith('Access denied')) {
    const wayForward = { to: '/account#two-factor', label: 'Turn on two-factor sign-in' }
    return { message: 'Access denied', explanation: message, wayForward, person }
  }
  const explanation = 'Your account belongs to another dashboard.'
  return { message, explanation, wayForward: { to: person.dashboard, label: 'Go to your dashboard' }, person }
}

/** The ctx of somebody whom the route's guard let through. Every loader of a guarded route begins with it. */
export function allowedCtx(context: Readonly<RouterContextProvider>): Ctx {
  const outcome = context.get(outcomeContext)
  if ('refusal' in outcome) throw data(outcome.refusal, { status: outcome.status })
  return outcome.ctx
}
