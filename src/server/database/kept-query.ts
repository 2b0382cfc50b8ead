import type { CompiledQuery, Kysely } from 'kysely'
import type { Ctx } from '../context.ts'
import type { Database } from './schema.ts'

/** Stands in a kept query for a value that comes with each call. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const PLACEHOLDERS = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

type Build<Values, Row> = (db: Kysely<Database>, values: Values) => { compile(): CompiledQuery<Row> }

/**
 * A query for what every page of a portal asks. It is built and compiled once for each database, which takes longer than
 * its answer. `build` must not look at the values: they come with each call.
 */
export function keptQuery<Values extends Record<string, unknown>, Row>(build: Build<Values, Row>) {
  const queries = new WeakMap<Kysely<Database>, CompiledQuery<Row>>()
  return async ({ db }: Pick<Ctx, 'db'>, values: Values): Promise<Row[]> => {
    const query = queries.get(db) ?? build(db, PLACEHOLDERS as Values).compile()
    queries.set(db, query)
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    const bound: CompiledQuery<Row> = { ...query, parameters }
    return (await db.executeQuery(bound)).rows
  }
}
