import { type Kysely, sql } from 'kysely'
import type { Tx } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { findKeyId } from './cipher.ts'
import type { KeyRing } from './key-ring.ts'
import { canOpenCheck } from './registered-keys.ts'
import { splitColumn } from './reseal-secrets.ts'
import { openSecret, SECRET_COLUMNS, SecretError, type SecretPlace } from './seal-secret.ts'

/** Secrets that nobody can decrypt any more, and the ids of the registered keys that are missing. */
export type LostSecrets = { secrets: SecretPlace[]; keyIds: string[] }

/**
 * Lists lost secrets without writing, also in a database before its migrations. Without a key ring, every encrypted
 * value is lost.
 */
export async function listLostSecrets(db: Kysely<Database>, ring: KeyRing | undefined): Promise<LostSecrets> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'secret_keys')) return { secrets: [], keyIds: [] }
  const secrets: SecretPlace[] = []
  for (const secretColumn of SECRET_COLUMNS) {
    // A newer table is missing before its migration.
    if (!tables.some(({ name }) => secretColumn.startsWith(`${name}.`))) continue
    const { table, column } = splitColumn(secretColumn)
    const { rows } = await sql<{ id: string; value: string }>`select id, ${column} as value from ${table}
      where ${column} is not null order by id`.execute(db)
    for (const { id, value } of rows) {
      const place = { column: secretColumn, id }
      if (!canOpen(ring, value, place)) secrets.push(place)
    }
  }
  const keys = await db.selectFrom('secret_keys').selectAll().orderBy('number').execute()
  return { secrets, keyIds: keys.filter((key) => !canOpenCheck(ring, key)).map(({ id }) => id) }
}

function canOpen(ring: KeyRing | undefined, value: string, place: SecretPlace): boolean {
  if (findKeyId(value) === undefined) return true
  if (ring === undefined) return false
  try {
    openSecret({ secrets: ring }, value, place)
    return true
  } catch (error) {
    if (error instanceof SecretError) return false
    throw error
  }
}

/** Deletes them in the caller's transaction, and returns them. */
export async function forgetLostSecrets(tx: Tx): Promise<LostSecrets> {
  const lost = await listLostSecrets(tx.db, tx.secrets)
  for (const { column: secretColumn, id } of lost.secrets) {
    const { table, column } = splitColumn(secretColumn)
    await sql`update ${table} set ${column} = null where id = ${id}`.execute(tx.db)
  }
  if (lost.keyIds.length > 0) await tx.db.deleteFrom('secret_keys').where('id', 'in', lost.keyIds).execute()
  return lost
}
