import type { CompiledQuery, Kysely } from 'kysely'
import type { Ctx } from '../context.ts'
import { nameStatement } from './dialects/named-statements.ts'
import { OwnSqliteAdapter } from './dialects/sqlite.ts'
import type { Database } from './schema.ts'

/** Stands in a kept query for a value that comes with each call. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const PLACEHOLDERS = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/** The given columns of a kept row, for an insert: the values themselves are not known when it is built. */
export function pickColumns<Row extends object>(row: Row, columns: readonly (keyof Row & string)[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]])) as Row
}

type Build<Values, Row> = (db: Kysely<Database>, values: Values) => { compile(): CompiledQuery<Row> }

/**
 * A statement for what every page of a portal asks and every turn of a conversation does. It is built and compiled once for
 * each database, which takes longer than its answer. `build` must not look at the values: they come with each call.
 */
export function keptQuery<Values extends Record<string, unknown>, Row>(build: Build<Values, Row>) {
  const queries = new WeakMap<object, CompiledQuery<Row>>()
  const compile = (db: Kysely<Database>) => {
    const query = build(db, PLACEHOLDERS as Values).compile()
    nameStatement(query.sql)
    return query
  }
  const prepare = ({ db }: Pick<Ctx, 'db'>, values: Values): CompiledQuery<Row> => {
    // A transaction is a database of its own, with the adapter of the one that it is in.
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

/** The rows, where the database has them without waiting. A plugin sees a query only on Kysely's way. */
function readNow<Row>(db: Kysely<Database>, query: CompiledQuery<Row>): Row[] | undefined {
  const { adapter, plugins } = db.getExecutor()
  const canRead = adapter instanceof OwnSqliteAdapter && plugins.length === 0 && !db.isTransaction
  return canRead ? adapter.readNow(query) : undefined
}
