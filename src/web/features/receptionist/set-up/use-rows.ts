import { useEffect, useRef, useState } from 'react'

export type Row<Values> = { key: number; values: Values }

/**
 * Rows to add and remove. A row's key names its fields, so that errors stay with their row. After a change, the element
 * with the given id gets the focus.
 */
export function useRows<Values>(first: { place: number; values: Values }[]) {
  const [rows, setRows] = useState<Row<Values>[]>(() => first.map(({ place, values }) => ({ key: place, values })))
  const nextKey = useRef(Math.max(-1, ...first.map(({ place }) => place)) + 1)
  const focusId = useRef<string>(undefined)

  useEffect(() => {
    if (focusId.current !== undefined) document.getElementById(focusId.current)?.focus()
    focusId.current = undefined
  })

  return {
    rows,
    add(values: Values, idOf: (key: number) => string): void {
      const key = nextKey.current++
      setRows([...rows, { key, values }])
      focusId.current = idOf(key)
    },
    remove(key: number, nextId: string): void {
      setRows(rows.filter((row) => row.key !== key))
      focusId.current = nextId
    },
    change(key: number, values: Values): void {
      setRows(rows.map((row) => (row.key === key ? { key, values } : row)))
    },
    replace(values: Values[]): void {
      setRows(values.map((one) => ({ key: nextKey.current++, values: one })))
    },
  }
}
