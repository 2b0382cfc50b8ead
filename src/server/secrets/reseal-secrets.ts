import { sql } from 'kysely'
import type { Ctx, Tx } from '../context.ts'
import { StartError } from '../database/start-error.ts'
import { inTransaction } from '../database/transaction.ts'
import { findKeyId, sealedPrefix } from './cipher.ts'
import {
  openSecret,
  SECRET_COLUMNS,
  type SecretColumn,
  SecretError,
  type SecretPlace,
  sealSecret,
} from './seal-secret.ts'

const BATCH_SIZE = 200

type StoredSecret = { id: string; value: string }

/** Number of encrypted values, and reasons why others could not be decrypted. */
export type Resealed = { count: number; failures: string[] }

/**
 * Encrypts plain values of an older program version. A second run, or a second process, finds nothing. Throws
 * StartError for a value whose key is missing.
 */
export async function sealPlainSecrets(ctx: Ctx): Promise<void> {
  const { count, failures } = await resealSecrets(ctx, [...ctx.secrets.byId.keys()])
  const [failure] = failures
  if (failure !== undefined) throw new StartError(`${failure}. Add that key to ${ctx.secrets.source}.`)
  if (count > 0) ctx.log.info({ count }, 'plain secrets encrypted')
}

/**
 * Encrypts with the current key every value that is plain or has a key other than the `kept` ones. Each batch is its
 * own transaction, so an interrupted run leaves fewer values to the next.
 */
export async function resealSecrets(ctx: Ctx, kept: string[]): Promise<Resealed> {
  const total: Resealed = { count: 0, failures: [] }
  for (const column of SECRET_COLUMNS) {
    let rows = await listOthers(ctx, column, kept, '')
    while (rows.length > 0) {
      const batch = rows
      await inTransaction(ctx, async (tx) => {
        for (const { id, value } of batch) await resealRow(tx, { column, id }, value, total)
      })
      rows = await listOthers(ctx, column, kept, rows.at(-1)?.id ?? '')
    }
  }
  return total
}

/** Whether a value is plain or has a key other than the `kept` ones. */
export async function hasOtherSecrets(ctx: Ctx, kept: string[]): Promise<boolean> {
  for (const column of SECRET_COLUMNS) {
    if ((await listOthers(ctx, column, kept, '')).length > 0) return true
  }
  return false
}

async function listOthers(
  ctx: Ctx,
  secretColumn: SecretColumn,
  kept: string[],
  after: string,
): Promise<StoredSecret[]> {
  const { table, column } = splitColumn(secretColumn)
  const isKept = kept.map((id) => sql`${column} like ${`${sealedPrefix(id)}%`}`)
  const { rows } = await sql<StoredSecret>`select id, ${column} as value from ${table}
    where ${column} is not null and not (${sql.join(isKept, sql` or `)}) and id > ${after}
    order by id limit ${BATCH_SIZE}`.execute(ctx.db)
  return rows
}

async function resealRow(tx: Tx, place: SecretPlace, value: string, total: Resealed): Promise<void> {
  try {
    const plain = findKeyId(value) === undefined ? value : openSecret(tx, value, place)
    total.count += await replaceValue(tx, place, value, plain)
  } catch (error) {
    if (!(error instanceof SecretError)) throw error
    total.failures.push(error.message)
  }
}

/** Leaves a value alone that was changed meanwhile. */
async function replaceValue(tx: Tx, place: SecretPlace, stored: string, plain: string): Promise<number> {
  const { table, column } = splitColumn(place.column)
  const result = await sql`update ${table} set ${column} = ${sealSecret(tx, plain, place)}
    where id = ${place.id} and ${column} = ${stored}`.execute(tx.db)
  return Number(result.numAffectedRows ?? 0)
}

export function splitColumn(secretColumn: SecretColumn) {
  const [table = '', column = ''] = secretColumn.split('.')
  return { table: sql.table(table), column: sql.ref(column) }
}
