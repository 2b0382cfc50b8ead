import { type RefObject, useEffect } from 'react'

const GROWS_MS = 520
/** Between the first strokes of two neighbours; a group of strokes follows after as many. */
const APART_MS = 18
const STROKES_IN_A_GROUP = 5
const SEEN = 0.4

/**
 * Lets the strokes marked `data-cut` grow out of their stem, once, when the figure comes into view. They are drawn
 * complete from the start: without JavaScript, with reduced motion, or when already seen, nothing moves.
 */
export function useCutStrokes(figure: RefObject<Element | null>): void {
  useEffect(() => {
    const element = figure.current
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (element.getBoundingClientRect().top < innerHeight) return
    const growth = [...element.querySelectorAll<SVGElement>('[data-cut]')].map((strokes, index) =>
      strokes.animate(
        { transform: ['scaleY(0)', 'scaleY(1)'] },
        {
          duration: GROWS_MS,
          delay: index * APART_MS * STROKES_IN_A_GROUP,
          easing: 'cubic-bezier(0.2, 0, 0, 1)',
          fill: 'backwards',
        },
      ),
    )
    for (const animation of growth) animation.pause()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        for (const animation of growth) animation.play()
        observer.disconnect()
      },
      { threshold: SEEN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const animation of growth) animation.cancel()
    }
  }, [figure])
}
