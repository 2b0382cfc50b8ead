import { personLookup } from '#contracts/privacy.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { chatTables } from '../chat-data.ts'
import { organisationTables } from '../organisation-data.ts'
import type { Person } from '../person.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { projectTables } from '../project-data.ts'
import { supportTables } from '../support-data.ts'
import type { TablePolicy } from '../table-policy.ts'
import { type Account, getSubject } from './get-subject.ts'

export type HeldTable = {
  table: string
  rows: number
  /** Why the rows stay when the person is erased. Undefined when they are erased too. */
  keptBecause: string | undefined
}

export type HeldData = {
  email: string
  account: Account | undefined
  isSelf: boolean
  /** True when nobody else belongs to the organisation. It is then erased too. */
  organisationGoes: boolean
  /** Tables with rows, in the order of erasing. */
  tables: HeldTable[]
}

/** Counts the rows of each table about the person with an address, with the reason to keep some. */
export async function findHeldData(ctx: Ctx, input: unknown): Promise<HeldData> {
  await requireAdministrator(ctx)
  const { email } = parseInput(personLookup, input)
  const { person, account, isSelf } = await getSubject(ctx, email)
  const tables: HeldTable[] = []
  for (const [table, policy] of Object.entries<TablePolicy>(PERSONAL_DATA)) {
    if (policy.holds === 'nothing personal') continue
    const rows = (await policy.find(ctx, person)).length
    if (rows > 0) tables.push({ table, rows, keptBecause: findReasonToKeep(table, policy, person) })
  }
  return { email, account, isSelf, organisationGoes: person.endingIds.length > 0, tables }
}

const PERSONAL_CHAT_TABLES = ['chat_presence', 'chat_read_marks']

const ORGANISATION_TABLES = Object.keys({
  ...organisationTables,
  ...projectTables,
  ...supportTables,
  ...chatTables,
}).filter((table) => !PERSONAL_CHAT_TABLES.includes(table))

function findReasonToKeep(table: string, policy: TablePolicy, { endingIds }: Person): string | undefined {
  if (policy.holds === 'ids only') return policy.keptBecause
  if (endingIds.length === 0 && ORGANISATION_TABLES.includes(table)) {
    return 'It belongs to the organisation, which stays with the colleagues.'
  }
  if (table === 'invoices') return 'Tax law requires numbers and amounts for six years. The name is erased.'
  return undefined
}
