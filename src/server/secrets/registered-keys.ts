import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Deps, Tx } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { StartError } from '../database/start-error.ts'
import { withTimeLimit } from '../database/time-limits.ts'
import { decrypt, encrypt } from './cipher.ts'
import { keyFilePath } from './key-file.ts'
import type { KeyRing } from './key-ring.ts'

/** Each used key has a row with this text, encrypted with that key. */
const CHECK_TEXT = 'ogham'

const placeOfCheck = (id: string) => `secret_keys.check_value of ${id}`

type StartSettings = { db: Kysely<Database>; config: Pick<Config, 'databaseUrl' | 'dataDir'> }

/**
 * Returns the keys of this process, or undefined when it has none yet. Throws StartError when the database was
 * encrypted with another key. Only reads, also in a database before its migrations.
 */
export async function findFittingKeys(
  start: StartSettings,
  find: () => KeyRing | undefined,
): Promise<KeyRing | undefined> {
  const { db } = withTimeLimit(start, 'migration')
  const tables = await db.introspection.getTables()
  const rows = tables.some(({ name }) => name === 'secret_keys') ? await listRegisteredKeys(db) : []
  // Read after the rows, because a process that starts at the same time registers its new key after writing the key
  // file.
  const ring = find()
  refuseMissingKeys(start.config, ring, rows)
  return ring
}

type RegisteredKey = Awaited<ReturnType<typeof listRegisteredKeys>>[number]

function listRegisteredKeys(db: Kysely<Database>) {
  return db.selectFrom('secret_keys').selectAll().orderBy('number').execute()
}

function refuseMissingKeys(config: StartSettings['config'], ring: KeyRing | undefined, rows: RegisteredKey[]): void {
  const missing = rows.find((row) => !canOpenCheck(ring, row))
  if (missing === undefined) return
  throw new StartError(
    `The secrets in the database are encrypted with the key ${missing.id}, ${describeAbsence(config, ring)} Backups do not contain the key. If it is lost for good, npm run secrets:forget says what that costs. Nothing was changed.`,
  )
}

/** Whether the process has a registered key. */
export function canOpenCheck(ring: KeyRing | undefined, row: { id: string; check_value: string }): boolean {
  const key = ring?.byId.get(row.id)
  if (key === undefined) return false
  try {
    return decrypt(key, row.check_value, placeOfCheck(row.id)) === CHECK_TEXT
  } catch {
    return false
  }
}

function describeAbsence({ databaseUrl, dataDir }: StartSettings['config'], ring: KeyRing | undefined): string {
  const file = keyFilePath(dataDir)
  const putBack = `Put the key file of this database at ${file}, or set SECRET_KEY to its content.`
  if (ring === undefined) return `but the key file ${file} is missing and SECRET_KEY is not set. ${putBack}`
  if (ring.source === file) return `which the key file ${file} does not contain. ${putBack}`
  const remedy = 'Set SECRET_KEY to the key of this database'
  const orFile = databaseUrl === undefined ? `, or remove it to use the key file ${file}` : ''
  return `which SECRET_KEY does not contain. ${remedy}${orFile}.`
}

/**
 * Registers the current key before it encrypts anything. The number is unique. When two processes have different keys,
 * the second one sees the key of the first and throws StartError.
 */
export async function registerCurrentKey(deps: Deps): Promise<void> {
  const { id } = deps.secrets.current
  for (;;) {
    const rows = await listRegisteredKeys(deps.db)
    refuseMissingKeys(deps.config, deps.secrets, rows)
    if (rows.some((row) => row.id === id)) return
    const number = (rows.at(-1)?.number ?? 0) + 1
    const check_value = encrypt(deps.secrets.current, CHECK_TEXT, placeOfCheck(id))
    await deps.db
      .insertInto('secret_keys')
      .values({ id, number, check_value, created_at: deps.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Forgets all keys but the current one, in the caller's transaction. Returns their ids. */
export async function forgetOtherKeys(tx: Tx): Promise<string[]> {
  const { id } = tx.secrets.current
  const rows = await tx.db.deleteFrom('secret_keys').where('id', '!=', id).returning('id').execute()
  return rows.map((row) => row.id)
}
