import { requireMember } from '../../access.ts'
import { memoizePerPage } from '../../once.ts'
import { getUser, presentUser } from './users.ts'

/** The actor's account. The session look-up has read it, so a page needs no further query. */
export const getCurrentUser = memoizePerPage(async (ctx) => {
  const { userId, userType } = requireMember(ctx)
  return presentUser({ ...(await getUser(ctx, userId)), user_type: userType })
})
