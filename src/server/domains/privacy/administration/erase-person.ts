import { personErasure } from '#contracts/privacy.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { enqueueMail } from '../../../mail/enqueue.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockAdministrators } from '../../identity/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { listCorrespondence } from '../correspondence-data.ts'
import { eraseFromAllTables, recordOrganisation } from '../erase.ts'
import { ACCOUNT_ERASED, keepErasures } from '../keep-erasures.ts'
import { getSubject } from './subject.ts'

/**
 * Erases the person with an address for good, and the organisation when nobody else belongs to it. The address must be
 * typed again. Tells them by mail. Throws `conflict` for oneself, who has the account page for it.
 */
export async function erasePerson(ctx: Ctx, input: unknown): Promise<void> {
  await requireAdministrator(ctx)
  const { email, confirmation } = parseInput(personErasure, input)
  if (confirmation.trim().toLowerCase() !== email) {
    const message = 'Type the address exactly as it stands above.'
    throw new AppError('invalid_input', message, { fieldErrors: { confirmation: message } })
  }
  await inTransaction(ctx, async (tx) => {
    const { account, isSelf } = await getSubject(tx, email)
    if (isSelf) throw new AppError('conflict', 'You erase your own account in your account page.')
    if (account !== undefined) await lockOrganisation(tx, account.organisationId)
    if (account?.role === 'ADMIN') await lockAdministrators(tx)
    // Read again: a colleague may have gone while the organisation was waited for.
    const { person } = await getSubject(tx, email)
    // Of somebody without an account the ids of what is erased are all there is to tell it by later.
    const rows = account === undefined ? { rows: await listCorrespondence(tx, person) } : {}
    await eraseFromAllTables(tx, person)
    const details = { by: 'administrator', organisationErased: person.isSoleOwner, ...rows }
    await recordAudit(tx, ACCOUNT_ERASED, { kind: 'user', id: account?.id ?? 'none' }, details)
    if (person.isSoleOwner) await recordOrganisation(tx, person.organisationId)
    await (account === undefined
      ? enqueueMail(tx, { template: 'data-erased', to: email, props: {} })
      : enqueueMail(tx, {
          template: 'account-erased',
          to: email,
          props: { organisationErased: person.isSoleOwner },
        }))
  })
  await keepErasures(ctx)
}
