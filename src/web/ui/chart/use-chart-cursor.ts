import { type KeyboardEvent, useState } from 'react'

/** The selected point: the newest until a pointer or an arrow key moves it. */
export function useChartCursor(count: number) {
  const [chosen, setChosen] = useState<number>()
  const current = Math.min(chosen ?? count - 1, count - 1)

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>): void {
    const next = nextIndex(event.key, current, count)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    event.currentTarget.querySelectorAll<SVGElement>('[tabindex]')[next]?.focus()
  }

  return { current, setCurrent: setChosen, onKeyDown }
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(current + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(current - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
