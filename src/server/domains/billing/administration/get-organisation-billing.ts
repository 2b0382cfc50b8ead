import { sql } from 'kysely'
import type { InvoiceListItem, SubscriptionListItem } from '#contracts/billing.ts'
import { type InvoiceSums, PART_SIZE, type PartOf } from '#contracts/organisation-record.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { presentInvoiceListItem } from './list-all-invoices.ts'
import { presentSubscriptionListItem, selectSubscriptions } from './list-subscriptions.ts'

type BillingRecord = {
  /** Samples do not count. */
  subscription: SubscriptionListItem | null
  invoices: PartOf<InvoiceListItem>
  sums: InvoiceSums
}

/** Plan and newest invoices of any organisation, for administrators. */
export async function getOrganisationBilling(ctx: Ctx, organisationId: string): Promise<BillingRecord> {
  await requireAdministrator(ctx)
  const now = ctx.now().toISOString()
  const [subscription, rows] = await Promise.all([
    selectSubscriptions(ctx)
      .where('subscriptions.organisation_id', '=', organisationId)
      .selectAll('subscriptions')
      .select('organisations.name as organisation_name')
      .executeTakeFirst(),
    readInvoices(ctx, organisationId, now),
  ])
  const [first] = rows
  return {
    subscription: subscription === undefined ? null : presentSubscriptionListItem(subscription),
    invoices: { items: rows.map((row) => presentInvoiceListItem(row, now)), total: Number(first?.total ?? 0) },
    sums: {
      invoicedCents: Number(first?.invoiced ?? 0),
      paidCents: Number(first?.paid ?? 0),
      dueCents: Number(first?.due ?? 0),
      overdueCents: Number(first?.overdue ?? 0),
    },
  }
}

/** The newest invoices. Each row also has the sums over all of them. */
function readInvoices({ db }: Ctx, organisationId: string, now: string) {
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number | null>`sum(case when kind = 'invoice' and ${condition} then total_cents else 0 end) over ()`
  return db
    .selectFrom('invoices')
    .selectAll()
    .select([
      sql<number>`count(*) over ()`.as('total'),
      sum(sql`status in ('due', 'paid')`).as('invoiced'),
      sum(sql`status = 'paid'`).as('paid'),
      sum(sql`status = 'due'`).as('due'),
      sum(sql`status = 'due' and due_at < ${now}`).as('overdue'),
    ])
    .where('organisation_id', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(PART_SIZE)
    .execute()
}
