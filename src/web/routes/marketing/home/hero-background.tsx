import { type RefObject, useEffect, useRef, useState } from 'react'
import posterTall from '#web/assets/hero/hero-poster-tall.webp?url'
import posterWide from '#web/assets/hero/hero-poster-wide.webp?url'
import tallMp4 from '#web/assets/hero/hero-tall.mp4?url'
import tallWebm from '#web/assets/hero/hero-tall.webm?url'
import wideMp4 from '#web/assets/hero/hero-wide.mp4?url'
import wideWebm from '#web/assets/hero/hero-wide.webm?url'

/** The layout's breakpoint. Narrow screens get the tall film. */
const NARROW = '(max-width: 860px)'
const WEBM = 'video/webm; codecs="av01.0.08M.10"'
const MP4 = 'video/mp4; codecs="avc1.640032"'

/** The poster, and over it the film. Each fades in once it has loaded. */
export function HeroBackground({ film }: { film: RefObject<HTMLVideoElement | null> }) {
  const picture = useRef<HTMLImageElement>(null)
  const [hasPicture, setHasPicture] = useState(false)
  const [hasFilm, setHasFilm] = useState(false)
  useEffect(() => {
    // The image may have loaded before the script ran.
    if (picture.current?.complete === true) afterPaint(() => setHasPicture(true))
  }, [])
  return (
    <div className="hero-background" aria-hidden="true">
      <picture>
        <source media={NARROW} srcSet={posterTall} width={900} height={1200} />
        <img
          ref={picture}
          src={posterWide}
          width={1600}
          height={900}
          alt=""
          fetchPriority="low"
          onLoad={() => afterPaint(() => setHasPicture(true))}
          data-shown={hasPicture || undefined}
        />
      </picture>
      <video
        ref={film}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        tabIndex={-1}
        onTimeUpdate={() => setHasFilm(true)}
        data-shown={hasFilm || undefined}
      >
        <source media={NARROW} src={tallWebm} type={WEBM} />
        <source media={NARROW} src={tallMp4} type={MP4} />
        <source src={wideWebm} type={WEBM} />
        <source src={wideMp4} type={MP4} />
      </video>
    </div>
  )
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}
