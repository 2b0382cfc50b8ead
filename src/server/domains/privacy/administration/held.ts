import { personLookup } from '#contracts/privacy.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { chatTables } from '../chat-data.ts'
import { organisationTables } from '../organisation-data.ts'
import type { Person } from '../person.ts'
import { PERSONAL_DATA, type TablePolicy } from '../personal-data.ts'
import { projectTables } from '../project-data.ts'
import { supportTables } from '../support-data.ts'
import { type Account, getSubject } from './subject.ts'

export type HeldTable = {
  table: string
  rows: number
  /** What becomes of it when the person is erased. Undefined: it goes. */
  keptBecause: string | undefined
}

export type Held = {
  email: string
  account: Account | undefined
  isSelf: boolean
  /** Nobody else belongs to the organisation, so it goes too. */
  organisationGoes: boolean
  /** Tables that hold something, in the order in which they are erased. */
  tables: HeldTable[]
}

/** How many rows each table holds about the person with an address, and what would have to stay. */
export async function findHeld(ctx: Ctx, input: unknown): Promise<Held> {
  await requireAdministrator(ctx)
  const { email } = parseInput(personLookup, input)
  const { person, account, isSelf } = await getSubject(ctx, email)
  const tables: HeldTable[] = []
  for (const [table, policy] of Object.entries<TablePolicy>(PERSONAL_DATA)) {
    if (policy.holds === 'nothing personal') continue
    const rows = (await policy.find(ctx, person)).length
    if (rows > 0) tables.push({ table, rows, keptBecause: reasonToKeep(table, policy, person) })
  }
  return { email, account, isSelf, organisationGoes: person.isSoleOwner, tables }
}

const PERSONAL_OF_CHAT = ['chat_presence', 'chat_read_marks']

const OF_THE_ORGANISATION = Object.keys({
  ...organisationTables,
  ...projectTables,
  ...supportTables,
  ...chatTables,
}).filter((table) => !PERSONAL_OF_CHAT.includes(table))

function reasonToKeep(table: string, policy: TablePolicy, { isSoleOwner }: Person): string | undefined {
  if (policy.holds === 'ids only') return policy.keptBecause
  if (!isSoleOwner && OF_THE_ORGANISATION.includes(table)) {
    return 'It belongs to the organisation, which stays with the colleagues.'
  }
  if (table === 'invoices') return 'Tax law wants numbers and amounts for six years. The name goes.'
  return undefined
}
