import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Sort, SortButton } from './sort-button.tsx'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** Hidden on a phone, where a row is a list item of three parts. */
  isExtra?: boolean
  /** The position on a phone: at the start of the item, or at its end. Other columns stand below each other. */
  place?: 'lead' | 'main' | 'end'
  sort?: Sort
}

type DataTableProps<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; rowKey: (row: Row) => string }

/**
 * Numbers are right-aligned with tabular figures. On a phone rows become list items. A link or button with the class
 * `row-target` makes its whole row the target. Another link in that row needs `beside-target`.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={chooseLook(column)} aria-sort={column.sort?.direction}>
              {column.sort ? <SortButton {...column.sort}>{column.head}</SortButton> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.key} className={chooseLook(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function chooseLook<Row>({
  isNumber = false,
  isExtra = false,
  place = isNumber ? 'end' : 'main',
}: Column<Row>): string {
  return classNames(`is-${place}`, isNumber && 'is-number', isExtra && 'is-extra')
}
