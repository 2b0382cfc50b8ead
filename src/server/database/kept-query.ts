import type { CompiledQuery, Kysely } from 'kysely'
import type { Ctx } from '../context.ts'
import { nameStatement } from './dialects/named-statements.ts'
import { OwnSqliteAdapter } from './dialects/sqlite.ts'
import type { Database } from './schema.ts'

/** Placeholder in a kept query for a value that each call supplies. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const PLACEHOLDERS = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/** Returns placeholders for the given columns of a row, for an insert. */
export function pickColumns<Row extends object>(row: Row, columns: readonly (keyof Row & string)[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]])) as Row
}

type Build<Values, Row> = (db: Kysely<Database>, values: Values) => { compile(): CompiledQuery<Row> }

/**
 * Returns a query that is built and compiled once for each database, because that takes longer than the query. For
 * queries of every portal page and every conversation turn. `build` must not read the values, because each call
 * supplies others.
 */
export function keptQuery<Values extends Record<string, unknown>, Row>(build: Build<Values, Row>) {
  const queries = new WeakMap<object, CompiledQuery<Row>>()
  const compile = (db: Kysely<Database>) => {
    const query = build(db, PLACEHOLDERS as Values).compile()
    nameStatement(query.sql)
    return query
  }
  const prepare = ({ db }: Pick<Ctx, 'db'>, values: Values): CompiledQuery<Row> => {
    // A transaction is another Kysely object with the same adapter, so the adapter identifies the database.
    const { adapter } = db.getExecutor()
    const query = queries.get(adapter) ?? compile(db)
    queries.set(adapter, query)
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    return { ...query, parameters }
  }
  const run = async (ctx: Pick<Ctx, 'db'>, values: Values): Promise<Row[]> => {
    const query = prepare(ctx, values)
    return readNow(ctx.db, query) ?? (await ctx.db.executeQuery(query)).rows
  }
  return Object.assign(run, { prepare })
}

/** Returns the rows without waiting, if possible. Plugins see queries only in Kysely's own path. */
function readNow<Row>(db: Kysely<Database>, query: CompiledQuery<Row>): Row[] | undefined {
  const { adapter, plugins } = db.getExecutor()
  const canRead = adapter instanceof OwnSqliteAdapter && plugins.length === 0 && !db.isTransaction
  return canRead ? adapter.readNow(query) : undefined
}
