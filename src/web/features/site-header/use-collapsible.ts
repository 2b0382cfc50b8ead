import { type RefObject, useEffect, useState } from 'react'

/**
 * The state of a collapsible menu. Escape, a click outside or a loss of focus closes it. Escape returns the focus to
 * the button.
 */
export function useCollapsible(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen, area, button])
  return { isOpen, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) }
}
