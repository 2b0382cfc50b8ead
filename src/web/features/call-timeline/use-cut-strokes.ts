import { type RefObject, useEffect } from 'react'

const DURATION_MS = 520
/** Between the first strokes of two neighbours; a group of strokes follows after as many. */
const APART_MS = 18
const STROKES_IN_A_GROUP = 5
const SEEN = 0.4
/** Shortest height of a stroke while it moves: it is visible at every moment. */
const LOWEST = 0.4

/**
 * Runs a wave through the strokes marked `data-cut`, once, when the figure comes into view. They stand at full height
 * before and after it, so that print, a picture of the whole page and reduced motion show all of them.
 */
export function useCutStrokes(figure: RefObject<Element | null>): void {
  useEffect(() => {
    const element = figure.current
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (element.getBoundingClientRect().top < innerHeight) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        for (const [index, strokes] of element.querySelectorAll<SVGElement>('[data-cut]').entries())
          wave(strokes, index)
      },
      { threshold: SEEN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [figure])
}

function wave(strokes: SVGElement, index: number): void {
  strokes.animate(
    { transform: ['scaleY(1)', `scaleY(${LOWEST})`, 'scaleY(1)'] },
    {
      duration: DURATION_MS,
      delay: index * APART_MS * STROKES_IN_A_GROUP,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    },
  )
}
