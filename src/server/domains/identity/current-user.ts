import { requireMember } from '../../access.ts'
import { oncePerPage } from '../../once.ts'
import { getUser, presentUser } from './users.ts'

/** Who acts, as pages greet them. The look-up of the session tells a page without another question. */
export const getCurrentUser = oncePerPage(async (ctx) => presentUser(await getUser(ctx, requireMember(ctx).userId)))
