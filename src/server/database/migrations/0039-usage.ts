import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Number of conversations by day, savings of a receptionist, and conversations after the plan's limit. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant, plainText } = columnTypes(db)
  await db.schema
    .createTable('usage_days')
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('day', plainText, (column) => column.notNull())
    .addColumn('conversations', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_days_pk', ['organisation_id', 'day'])
    .execute()
  for (const [name, value] of Object.entries({ desk_hour_cents: 1_800, typing_speed: 200, writing_up_minutes: 2 })) {
    await db.schema
      .alterTable('receptionists')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(value))
      .execute()
  }
  await db.schema
    .alterTable('savings')
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo('customer'))
    .execute()
  await db.schema.alterTable('savings').addColumn('counted_at', instant).execute()
  await db.schema.alterTable('conversations').addColumn('limited_at', instant).execute()
  await db.schema.alterTable('conversations').addColumn('helped', 'text').execute()
  await db.schema
    .createIndex('conversations_by_time')
    .on('conversations')
    .columns(['last_message_at', 'organisation_id'])
    .execute()
}
