import { type RefObject, useEffect } from 'react'

const DURATION_MS = 520
/** Delay between two strokes. A group starts after all strokes of the group before it. */
const APART_MS = 18
const STROKES_IN_A_GROUP = 5
const SEEN = 0.4
/** Lowest height of a moving stroke, as a share. Strokes stay visible throughout. */
const LOWEST = 0.4

/**
 * Runs a wave once through the strokes marked `data-cut` when the figure comes into view. Strokes have full height
 * before and after it, so print and reduced motion show all of them.
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
