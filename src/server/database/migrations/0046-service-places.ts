import type { Kysely } from 'kysely'

/** Where a booking takes place, and the customer's address. A null place is decided by the name of the service. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['booking_holds', 'bookings'] as const) {
    await db.schema.alterTable(table).addColumn('place', 'text').execute()
  }
  await db.schema.alterTable('bookings').addColumn('address', 'text').execute()
}
