import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAudit } from '../audit/index.ts'
import { getPerson, type Person } from './person.ts'
import { PERSONAL_DATA, type TablePolicy } from './personal-data.ts'

export type PersonalDataCopy = { exportedAt: string; tables: Record<string, Record<string, unknown>[]> }

/** Everything held about the actor, by table. */
export async function exportPersonalData(ctx: Ctx): Promise<PersonalDataCopy> {
  const { userId } = requireMember(ctx)
  return inTransaction(ctx, async (tx) => {
    const person = await getPerson(tx)
    const copy = await copyOf(tx, person)
    await recordAudit(tx, 'personal_data.exported', { kind: 'user', id: userId })
    return copy
  })
}

/** In the caller's transaction, so that all tables are read at one moment. */
export async function copyOf(tx: Ctx, person: Person): Promise<PersonalDataCopy> {
  const tables: PersonalDataCopy['tables'] = {}
  for (const [name, policy] of Object.entries<TablePolicy>(PERSONAL_DATA)) {
    if (policy.holds !== 'nothing personal') tables[name] = await policy.find(tx, person)
  }
  return { exportedAt: tx.now().toISOString(), tables }
}
