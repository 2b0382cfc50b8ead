import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction, readSnapshot } from '../../database/transaction.ts'
import { recordAudit } from '../audit/index.ts'
import { getPerson, type Person } from './person.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { TablePolicy } from './table-policy.ts'

export type PersonalDataCopy = { exportedAt: string; tables: Record<string, Record<string, unknown>[]> }

/** Exports all data about the actor, by table. */
export async function exportPersonalData(ctx: Ctx): Promise<PersonalDataCopy> {
  const { userId } = requireMember(ctx)
  const copy = await readSnapshot(ctx, async (snapshot) => copyPersonalData(snapshot, await getPerson(snapshot)))
  await inTransaction(ctx, (tx) => recordAudit(tx, 'personal_data.exported', { kind: 'user', id: userId }))
  return copy
}

/** Reads all tables in the caller's snapshot, so that they show one moment. */
export async function copyPersonalData(snapshot: Ctx, person: Person): Promise<PersonalDataCopy> {
  const tables: PersonalDataCopy['tables'] = {}
  for (const [name, policy] of Object.entries<TablePolicy>(PERSONAL_DATA)) {
    if (policy.holds !== 'nothing personal') tables[name] = await policy.find(snapshot, person)
  }
  return { exportedAt: snapshot.now().toISOString(), tables }
}
