import { data, href, type MiddlewareFunction } from 'react-router'
import type { Permission } from '#contracts/permissions.ts'
import type { UserType } from '#contracts/session.ts'
import { requireAdministrator, requireMember, requirePermission, requireUserType } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { getPublicCompany } from '#server/domains/settings/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { Refusal } from '#web/features/portal-frame/refusal.ts'
import { getPerson } from './get-person.ts'

const SIGN_IN = { to: href('/sign-in'), label: 'Sign In' }

export const onlyMembers = guard(requireMember, 'Please sign in')

export const onlyAdministrators = guard(requireAdministrator, 'Access denied - Admin only')

export function onlyUserType(userType: UserType): MiddlewareFunction<Response> {
  return guard((ctx) => requireUserType(ctx, userType), 'Access denied')
}

/** For pages that only some roles may open. The layout has checked the portal. */
export function onlyWith(permission: Permission): MiddlewareFunction<Response> {
  return guard((ctx) => requirePermission(ctx, permission), 'Please sign in')
}

/** Throws before any loader or action of the route or its children. The root renders the refusal. */
function guard(check: (ctx: Ctx) => unknown, visitorMessage: string): MiddlewareFunction<Response> {
  return async ({ context }) => {
    const ctx = requestCtx(context)
    try {
      await check(ctx)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { name: company } = await getPublicCompany(ctx)
      const refusal =
        error.code === 'forbidden' ? await refuseMember(ctx, error.message) : refuseVisitor(visitorMessage)
      throw data({ ...refusal, company } satisfies Refusal, { status: error.status })
    }
  }
}

type Explained = Omit<Refusal, 'company'>

function refuseVisitor(message: string): Explained {
  return { message, explanation: 'You are signed out. Please sign in first.', wayForward: SIGN_IN }
}

async function refuseMember(ctx: Ctx, message: string): Promise<Explained> {
  const person = await getPerson(ctx)
  if (requireMember(ctx).role === 'ADMIN' && !message.startsWith('Access denied')) {
    const wayForward = { to: `${href('/account')}#two-factor`, label: 'Turn on two-factor sign-in' }
    return { message: 'Access denied', explanation: message, wayForward, person }
  }
  const isRole = !message.startsWith('Access denied')
  const explanation = isRole ? message : 'Your account belongs to another dashboard.'
  return {
    message: isRole ? 'Access denied' : message,
    explanation,
    wayForward: { to: person.dashboard, label: 'Go to your dashboard' },
    person,
  }
}
