import type { Tx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { Person } from './person.ts'
import type { TablePolicy } from './personal-data.ts'

const nobody = async () => []

type OfOrganisation = {
  [Name in keyof Database]: Database[Name] extends { organisation_id: string } ? Name : never
}[keyof Database]

/** For a table whose rows belong to an organisation and are neither more nor less than its own. */
export function belongingToOrganisation(name: OfOrganisation): Extract<TablePolicy, { holds: 'personal data' }> {
  // Kysely cannot type a table whose name is not known before it runs; all of these have the column.
  const table = name as 'subscriptions'
  return {
    holds: 'personal data',
    find: (ctx, { organisationId }) =>
      ctx.db.selectFrom(table).selectAll().where('organisation_id', '=', organisationId).execute(),
    erase: (tx, person) =>
      person.isSoleOwner
        ? tx.db.deleteFrom(table).where('organisation_id', '=', person.organisationId).execute()
        : nobody(),
  }
}

/** An organisation belongs to all its people: it is copied for each of them and goes with the last. */
export const organisationTables = {
  activities: belongingToOrganisation('activities'),
  savings: belongingToOrganisation('savings'),
  satisfaction_ratings: belongingToOrganisation('satisfaction_ratings'),
  tool_subscriptions: belongingToOrganisation('tool_subscriptions'),
  billing_notices: belongingToOrganisation('billing_notices'),
  subscriptions: belongingToOrganisation('subscriptions'),
  quote_versions: belongingToOrganisation('quote_versions'),
  quotes: { ...belongingToOrganisation('quotes'), erase: eraseQuotes },
  invoices: {
    holds: 'personal data',
    find: (ctx, { organisationId }) =>
      ctx.db
        .selectFrom('invoices')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .orderBy('number')
        .execute(),
    erase: detachInvoices,
  },
  organisations: {
    holds: 'personal data',
    find: (ctx, { organisationId }) =>
      ctx.db.selectFrom('organisations').selectAll().where('id', '=', organisationId).execute(),
    erase: (tx, person) =>
      person.isSoleOwner
        ? tx.db.deleteFrom('organisations').where('id', '=', person.organisationId).execute()
        : nobody(),
  },
} satisfies Record<string, TablePolicy>

/** Tax law wants the numbers for six years, without a gap; they name nobody. What was still due is written off. */
async function detachInvoices(tx: Tx, { isSoleOwner, organisationId }: Person): Promise<void> {
  if (!isSoleOwner) return
  await tx.db
    .updateTable('invoices')
    .set({ status: 'void' })
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'due')
    .execute()
  await tx.db
    .updateTable('invoices')
    .set({ organisation_id: null, buyer: '{}', purchase_order: null })
    .where('organisation_id', '=', organisationId)
    .execute()
}

/** What was agreed stays with the colleagues, without the name of who agreed. */
async function eraseQuotes(tx: Tx, { userId, isSoleOwner, organisationId }: Person): Promise<void> {
  if (isSoleOwner) {
    await tx.db.deleteFrom('quotes').where('organisation_id', '=', organisationId).execute()
    return
  }
  await tx.db
    .updateTable('quotes')
    .set({ answered_by: null, answered_name: null })
    .where('answered_by', '=', userId)
    .execute()
}
