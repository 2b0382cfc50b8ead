import { changePasswordInput } from '#contracts/account-settings.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { voidUserTokens } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'
import { limitRecheck, recheckPassword } from './recheck.ts'
import { refuseUnsuitablePassword } from './refuse-unsuitable-password.ts'
import { renewSession, type SignedIn } from './sessions.ts'

/** Ends every other session and gives this one a new token. */
export async function changePassword(ctx: Ctx, input: unknown): Promise<SignedIn> {
  requireMember(ctx)
  const { currentPassword, password } = parseInput(changePasswordInput, input)
  const user = await limitRecheck(ctx, () => recheckPassword(ctx, currentPassword, 'currentPassword'))
  await refuseUnsuitablePassword(ctx, user, password)
  const password_hash = await hashPassword(password)
  return inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await voidUserTokens(tx, user.id)
    await recordAudit(tx, 'password.changed', { kind: 'user', id: user.id })
    await enqueueMail(tx, { template: 'password-changed', to: user.email, props: { firstName: user.first_name } })
    return renewSession(tx, { ...user, password_hash })
  })
}
