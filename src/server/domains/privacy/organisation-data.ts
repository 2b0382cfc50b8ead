import type { Tx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { orNone, type Person } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

type OrganisationTable = {
  [Name in keyof Database]: Database[Name] extends { organisation_id: string } ? Name : never
}[keyof Database]

/** The policy of a table whose rows belong to an organisation. */
export function buildOrganisationPolicy(name: OrganisationTable): Extract<TablePolicy, { holds: 'personal data' }> {
  // Kysely cannot type a table name that is known only at run time. All of these tables have the column.
  const table = name as 'subscriptions'
  return {
    holds: 'personal data',
    find: (ctx, { organisationIds }) =>
      ctx.db.selectFrom(table).selectAll().where('organisation_id', 'in', orNone(organisationIds)).execute(),
    erase: (tx, { endingIds }) => tx.db.deleteFrom(table).where('organisation_id', 'in', orNone(endingIds)).execute(),
  }
}

/** An organisation belongs to its owners. Their copies contain it, and it is erased with its last person. */
export const organisationTables = {
  activities: buildOrganisationPolicy('activities'),
  savings: buildOrganisationPolicy('savings'),
  satisfaction_ratings: buildOrganisationPolicy('satisfaction_ratings'),
  tool_subscriptions: buildOrganisationPolicy('tool_subscriptions'),
  billing_notices: buildOrganisationPolicy('billing_notices'),
  subscriptions: buildOrganisationPolicy('subscriptions'),
  quote_versions: buildOrganisationPolicy('quote_versions'),
  quotes: { ...buildOrganisationPolicy('quotes'), erase: eraseQuotes },
  invoices: {
    holds: 'personal data',
    find: (ctx, { organisationIds }) =>
      ctx.db
        .selectFrom('invoices')
        .selectAll()
        .where('organisation_id', 'in', orNone(organisationIds))
        .orderBy('number')
        .execute(),
    erase: detachInvoices,
  },
  organisations: {
    holds: 'personal data',
    find: (ctx, { organisationIds }) =>
      ctx.db.selectFrom('organisations').selectAll().where('id', 'in', orNone(organisationIds)).execute(),
    erase: (tx, { endingIds }) => tx.db.deleteFrom('organisations').where('id', 'in', orNone(endingIds)).execute(),
  },
} satisfies Record<string, TablePolicy>

/** Tax law requires numbers without gaps for six years. They stay without a name, and open amounts are written off. */
async function detachInvoices(tx: Tx, { endingIds }: Person): Promise<void> {
  await tx.db
    .updateTable('invoices')
    .set({ status: 'void' })
    .where('organisation_id', 'in', orNone(endingIds))
    .where('status', '=', 'due')
    .execute()
  await tx.db
    .updateTable('invoices')
    .set({ organisation_id: null, buyer: '{}', purchase_order: null })
    .where('organisation_id', 'in', orNone(endingIds))
    .execute()
}

/** The agreement stays with the colleagues, without the name of the person who answered. */
async function eraseQuotes(tx: Tx, { userId, endingIds }: Person): Promise<void> {
  await tx.db.deleteFrom('quotes').where('organisation_id', 'in', orNone(endingIds)).execute()
  await tx.db
    .updateTable('quotes')
    .set({ answered_by: null, answered_name: null })
    .where('answered_by', '=', userId)
    .execute()
}
