import { personErasure } from '#contracts/privacy.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { enqueueMail } from '../../../mail/enqueue.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockAdministrators } from '../../identity/index.ts'
import { ensureOwner } from '../../organisations/index.ts'
import { listCorrespondence } from '../correspondence-data.ts'
import { eraseFromAllTables, lockPersonOrganisations, recordOrganisationErasure } from '../erase-account.ts'
import { ACCOUNT_ERASED, syncErasureLog } from '../sync-erasure-log.ts'
import { getSubject } from './get-subject.ts'

/**
 * Erases the person with an address, and the organisations to which nobody else belongs. Colleagues without an owner get
 * one. The address must be typed again. Mails the person. Throws `conflict` for oneself, who uses the account page.
 */
export async function erasePerson(ctx: Ctx, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { email, confirmation } = parseInput(personErasure, input)
  if (confirmation.trim().toLowerCase() !== email) {
    const message = 'Type the address exactly as shown above.'
    throw new AppError('invalid_input', message, { fieldErrors: { confirmation: message } })
  }
  await inTransaction(ctx, async (tx) => {
    const { account, isSelf, person: seen } = await getSubject(tx, email)
    if (isSelf) throw new AppError('conflict', 'Erase your own account on your account page.')
    await lockPersonOrganisations(tx, seen)
    if (account?.role === 'ADMIN') await lockAdministrators(tx)
    // Read again, because a colleague may have left while this waited for the lock.
    const { person } = await getSubject(tx, email)
    // Without an account the ids of the erased rows are the only trace for a later erasure.
    const rows = account === undefined ? { rows: await listCorrespondence(tx, person) } : {}
    await eraseFromAllTables(tx, person)
    const isOrganisationErased = person.endingIds.length > 0
    const details = { by: 'administrator', organisationErased: isOrganisationErased, ...rows }
    await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id: account?.id ?? 'none' }, details)
    for (const id of person.endingIds) await recordOrganisationErasure(tx, id)
    for (const id of person.stayingIds) await ensureOwner(tx, id)
    await (account === undefined
      ? enqueueMail(tx, { template: 'data-erased', to: email, props: {} })
      : enqueueMail(tx, {
          template: 'account-erased',
          to: email,
          props: { organisationErased: isOrganisationErased },
        }))
  })
  await syncErasureLog(ctx)
}
