import { personLookup } from '#contracts/privacy.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { copyOf, type PersonalDataCopy } from '../export.ts'
import { getSubject } from './subject.ts'

/** Everything held about the person with an address, by table, with an account or without. */
export async function exportPerson(ctx: Ctx, input: unknown): Promise<PersonalDataCopy> {
  await requireAdministrator(ctx)
  const { email } = parseInput(personLookup, input)
  return inTransaction(ctx, async (tx) => {
    const { person, account } = await getSubject(tx, email)
    const copy = await copyOf(tx, person)
    const details = { by: 'administrator' }
    await recordAudit(tx, 'personal_data.exported', { kind: 'user', id: account?.id ?? 'none' }, details)
    return copy
  })
}
