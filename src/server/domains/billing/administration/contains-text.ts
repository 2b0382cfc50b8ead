import { type Expression, type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely'
import { stripMarks } from '#contracts/words/strip-marks.ts'
import type { Database } from '../../../database/schema.ts'

export const PAGE_SIZE = 20

const FADA_LETTERS: [string, string][] = ['áÁ', 'éÉ', 'íÍ', 'óÓ', 'úÚ'].flatMap((pair, place) =>
  [...pair].map((letter): [string, string] => [letter, 'aeiou'[place] ?? '']),
)

/** The name, VAT number and email of an invoice's buyer, without the JSON keys around them. */
export function selectBuyerText(db: Kysely<Database>): Expression<string> {
  const buyer = db.getExecutor().adapter instanceof PostgresAdapter ? sql`buyer::json` : sql`buyer`
  const parts = ['name', 'vatNumber', 'email'].map((key) => sql`coalesce(${buyer} ->> ${sql.lit(key)}, '')`)
  return sql<string>`(${sql.join(parts, sql` || ' ' || `)})`
}

/** Whether a column or expression contains the typed text, ignoring case and fadas: "sean" finds "Seán". */
export function containsText(text: string | Expression<string>, typed: string): Expression<SqlBool> {
  const column = typeof text === 'string' ? sql.ref<string>(text) : text
  const folded = FADA_LETTERS.reduce(
    (expression, [fada, plain]) => sql<string>`replace(${expression}, ${fada}, ${plain})`,
    column,
  )
  const pattern = `%${stripMarks(typed).toLowerCase().replaceAll(/[~%_]/g, '~$&')}%`
  return sql<SqlBool>`lower(${folded}) like ${pattern} escape '~'`
}
