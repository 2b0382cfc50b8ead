import { CompiledQuery, PostgresAdapter } from 'kysely'
import type { Tx } from '../context.ts'
import { nameStatement } from './dialects/named-statements.ts'

const joined = new Map<string, string>()

/**
 * Runs writes without results in the caller's transaction. On PostgreSQL they run in one statement, because a round
 * trip costs more than a write. No write may depend on rows of another one, except by a foreign key.
 */
export async function runTogether({ db }: Pick<Tx, 'db'>, writes: CompiledQuery[]): Promise<void> {
  if (writes.length > 1 && db.getExecutor().adapter instanceof PostgresAdapter) {
    const parameters = writes.flatMap((write) => write.parameters)
    await db.executeQuery(CompiledQuery.raw(joinTexts(writes), parameters))
    return
  }
  for (const write of writes) await db.executeQuery(write)
}

function joinTexts(writes: CompiledQuery[]): string {
  const key = writes.map(({ sql }) => sql).join('\0')
  const known = joined.get(key)
  if (known !== undefined) return known
  let before = 0
  const parts = writes.map(({ sql, parameters }, index) => {
    const moved = sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
    before += parameters.length
    return `write_${index} as (${moved})`
  })
  const text = `with ${parts.join(', ')} select 1`
  nameStatement(text)
  joined.set(key, text)
  return text
}
