import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { type MailStatus, mailStatus } from '../../mail/stored-mails.ts'
import { recordAudit } from '../audit/index.ts'

/** Sends a mail to the administrator through the outbox. Returns its id. */
export async function sendTestMail(ctx: Ctx): Promise<string> {
  const { userId } = await requireAdministrator(ctx)
  return inTransaction(ctx, async (tx) => {
    const { email } = await tx.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    const id = await enqueueMail(tx, { template: 'test-mail', to: email, props: {} })
    await recordAudit(tx, 'mail.tested', { kind: 'mail', id })
    return id
  })
}

export type TestMailOutcome = { status: MailStatus; recipient: string; reason: string | null }

/** The state of a test mail. Throws `not_found`. */
export async function getTestMail(ctx: Ctx, id: string): Promise<TestMailOutcome> {
  await requireAdministrator(ctx)
  const row = await ctx.db
    .selectFrom('outbox')
    .leftJoin('jobs', 'jobs.id', 'outbox.id')
    .select(['recipient', 'last_error', mailStatus.as('status')])
    .where('outbox.id', '=', id)
    .where('template', '=', 'test-mail')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such mail.')
  return { status: row.status, recipient: row.recipient, reason: row.last_error }
}
