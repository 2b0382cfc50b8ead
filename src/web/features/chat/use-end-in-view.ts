import { useCallback, useEffect, useRef, useState } from 'react'

const NEAR_PX = 60

/** Tells whether the end of a conversation is in view. The box scrolls from its end: 0 there, negative above. */
export function useEndInView(lastId: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const seen = useRef(lastId)
  if (isAtEnd) seen.current = lastId

  const onScroll = useCallback(() => {
    if (box.current !== null) setIsAtEnd(Math.abs(box.current.scrollTop) < NEAR_PX)
  }, [])
  const toEnd = useCallback(() => {
    box.current?.scrollTo({ top: 0 })
    setIsAtEnd(true)
  }, [])
  // A link to one message scrolls before this listener exists.
  useEffect(onScroll, [onScroll])
  return { box, isAtEnd, onScroll, toEnd, lastSeenId: seen.current }
}
