import { useEffect, useRef } from 'react'
import { useHasSingleKeys } from '#web/features/portal-frame/single-keys.tsx'

export type Shortcuts = Record<string, () => void>

/**
 * Runs the action of a pressed key. Ignores keys while somebody types, while a dialog is open, and with Ctrl, Alt or ⌘.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  const isOn = useHasSingleKeys()
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return
      const run = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (run === undefined) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
  return target.isContentEditable || (!isBox && target.matches('input, textarea, select'))
}
