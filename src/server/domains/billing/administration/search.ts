import { type Expression, type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** As many as a page of a list shows. */
export const PAGE_SIZE = 20

const FADAS: [string, string][] = ['áÁ', 'éÉ', 'íÍ', 'óÓ', 'úÚ'].flatMap((pair, place) =>
  [...pair].map((letter): [string, string] => [letter, 'aeiou'[place] ?? '']),
)

/** What an invoice says of its buyer: name, VAT number and email, without the keys of the JSON that holds them. */
export function buyerText(db: Kysely<Database>): Expression<string> {
  const buyer = db.getExecutor().adapter instanceof PostgresAdapter ? sql`buyer::json` : sql`buyer`
  const parts = ['name', 'vatNumber', 'email'].map((key) => sql`coalesce(${buyer} ->> ${sql.lit(key)}, '')`)
  return sql<string>`(${sql.join(parts, sql` || ' ' || `)})`
}

/** Whether a column or a text holds what was typed, whatever the capitals and fadas: "sean" finds "Seán". */
export function holds(text: string | Expression<string>, typed: string): Expression<SqlBool> {
  const column = typeof text === 'string' ? sql.ref<string>(text) : text
  const folded = FADAS.reduce((inner, [fada, plain]) => sql<string>`replace(${inner}, ${fada}, ${plain})`, column)
  const pattern = `%${fold(typed).replaceAll(/[~%_]/g, '~$&')}%`
  return sql<SqlBool>`lower(${folded}) like ${pattern} escape '~'`
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
