import { useEffect } from 'react'
import { useHasSingleKeys } from '#web/features/portal-frame/single-keys.tsx'

const FIELDS = 'input, textarea, select, [contenteditable], dialog[open] *'
const MOVES: Record<string, number> = { j: 1, k: -1 }

/**
 * Single keys outside fields, unless the reader turned them off. J and K move through the list, Enter opens. Any other
 * key clicks the element with that `data-key`, or focuses it if it is a field.
 */
export function useDeskKeys(): void {
  const isOn = useHasSingleKeys()
  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.matches(FIELDS)) return
      const key = event.key.toLowerCase()
      const move = MOVES[key]
      const target =
        move === undefined ? document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) : rowAt(move)
      if (target === null || target === undefined) return
      event.preventDefault()
      const button = target.matches('button') ? target : target.querySelector('button')
      if (button === null) target.focus()
      else button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Counts from the focused row, or else from the open one, or else from the first. */
function rowAt(move: number): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('.desk-row')]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.matches('[aria-current]'))
  return rows[Math.max(0, Math.min(rows.length - 1, from + move))]
}
