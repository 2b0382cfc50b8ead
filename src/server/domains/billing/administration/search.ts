import { type Expression, type SqlBool, sql } from 'kysely'

/** As many as a page of a list shows. */
export const PAGE_SIZE = 20

const FADAS: [string, string][] = ['áÁ', 'éÉ', 'íÍ', 'óÓ', 'úÚ'].flatMap((pair, place) =>
  [...pair].map((letter): [string, string] => [letter, 'aeiou'[place] ?? '']),
)

/** Whether a column holds what was typed, whatever the capitals and fadas: "sean" finds "Seán". */
export function holds(column: string, typed: string): Expression<SqlBool> {
  const folded = FADAS.reduce(
    (inner, [fada, plain]) => sql<string>`replace(${inner}, ${fada}, ${plain})`,
    sql.ref<string>(column) as Expression<string>,
  )
  const pattern = `%${fold(typed).replaceAll(/[~%_]/g, '~$&')}%`
  return sql<SqlBool>`lower(${folded}) like ${pattern} escape '~'`
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
