import { personLookup } from '#contracts/privacy.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction, readSnapshot } from '../../../database/transaction.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { copyPersonalData, type PersonalDataCopy } from '../export-personal-data.ts'
import { getSubject } from './get-subject.ts'

/** Exports all data about the person with an address, by table, with an account or without. */
export async function exportPerson(ctx: Ctx, input: unknown): Promise<PersonalDataCopy> {
  await requireAdministrator(ctx)
  const { email } = parseInput(personLookup, input)
  const { copy, account } = await readSnapshot(ctx, async (snapshot) => {
    const { person, account } = await getSubject(snapshot, email)
    return { copy: await copyPersonalData(snapshot, person), account }
  })
  const about = { kind: 'user', id: account?.id ?? 'none' } as const
  await inTransaction(ctx, (tx) => recordAudit(tx, 'personal_data.exported', about, { by: 'administrator' }))
  return copy
}
