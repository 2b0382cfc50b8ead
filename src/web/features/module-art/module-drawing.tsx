import type { ReactNode } from 'react'

/**
 * The sheet that all seven drawings share: thin lines in ink, strokes in the colour of the module, standing on the lower
 * edge. What it shows is said beside it, so it says nothing to a screen reader.
 */
export function ModuleDrawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 520 560" fill="none" stroke="currentColor" aria-hidden="true" className="module-drawing">
      {children}
    </svg>
  )
}
