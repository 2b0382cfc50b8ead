import type { ReactNode } from 'react'

/**
 * The frame of all seven drawings: thin lines in ink, strokes in the module's colour. It is hidden from screen readers,
 * because text beside it says the same.
 */
export function ModuleDrawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 520 560" fill="none" stroke="currentColor" aria-hidden="true" className="module-drawing">
      {children}
    </svg>
  )
}
