import type { Kysely } from 'kysely'

/** Who writes in a scenario, and on which channel. Before, each was of a new caller by web chat. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, initial] of [
    ['caller', 'new'],
    ['channel', 'web-chat'],
  ] as const) {
    await db.schema
      .alterTable('scenarios')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute()
  }
}
