import { useEffect, useState } from 'react'

const BAR_HEIGHT = 68

/** Whether the page is scrolled, and whether the bar is over the dark hero. */
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
