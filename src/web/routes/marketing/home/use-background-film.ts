import { type RefObject, useEffect, useState } from 'react'

/** Auto: plays once the page has loaded, unless the visitor prefers reduced motion or reduced data. */
type Wish = 'auto' | 'play' | 'pause'

/** Plays the film while it is wanted and in view. Loads it only then. */
export function useBackgroundFilm(film: RefObject<HTMLVideoElement | null>) {
  const [wish, setWish] = useState<Wish>('auto')

  useEffect(() => {
    const video = film.current
    if (video === null || wish === 'pause') return
    if (wish === 'auto' && prefersStillness()) return setWish('pause')
    let isInView = true
    const play = () => {
      if (!isInView) return
      video.play().catch((error: DOMException) => {
        // A pause during loading rejects with AbortError. Any other error means that the film cannot play.
        if (error.name !== 'AbortError') setWish('pause')
      })
    }
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? true
      if (!isInView) video.pause()
      else if (document.readyState === 'complete') play()
    })
    // Observes the frame, because most of the film is clipped until it plays.
    observer.observe(video.parentElement ?? video)
    addEventListener('load', play, { once: true })
    return () => {
      observer.disconnect()
      removeEventListener('load', play)
      video.pause()
    }
  }, [film, wish])

  return { isPlaying: wish !== 'pause', toggle: () => setWish(wish === 'pause' ? 'play' : 'pause') }
}

function prefersStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
