import { useEffect, useState } from 'react'

const BAR_HEIGHT = 68

/** Where the bar stands: at the top of the page or scrolled, over the dark hero (when the page has one) or past it. */
export function useBarState(hasDarkHero: boolean) {
  const [isScrolled, setIsScrolled] = useState(false)
  const [isPastHero, setIsPastHero] = useState(false)
  useEffect(() => {
    const hero = hasDarkHero ? document.getElementById('home') : null
    const look = () => {
      setIsScrolled(scrollY > 8)
      setIsPastHero(hero !== null && hero.getBoundingClientRect().bottom < BAR_HEIGHT)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [hasDarkHero])
  return { isScrolled, isOverHero: hasDarkHero && !isPastHero }
}
