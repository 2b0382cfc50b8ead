import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

export type Sort = { direction: 'ascending' | 'descending' | 'none'; onSort: () => void }

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** The button in a sortable column head. The `th` sets `aria-sort`. */
export function SortButton({ direction, onSort, children }: Sort & { children: ReactNode }) {
  const Icon = ICONS[direction]
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-6 cursor-pointer items-center gap-1 font-[inherit] hover:text-ink"
    >
      {children}
      <Icon size={13} strokeWidth={2} aria-hidden="true" />
    </button>
  )
}
