import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#contracts/receptionist/diary.ts'
import { canListen, listen } from './voice.ts'

type ListeningProps = {
  /** Of the voice. */
  language: Language
  /** It begins to listen, or was pressed where it cannot. */
  onHush: () => void
  onHeard: (text: string) => void
}

/** Whether this browser turns words of a language into text. False on the server. */
export const useCanListen = (language: Language): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => canListen(language),
    () => false,
  )

/** One recording at a time, while a button is held. Enter and screen readers, which cannot hold, begin and end it. */
export function useListening({ language, onHush, onHeard }: ListeningProps) {
  const stop = useRef<() => void>(undefined)
  const [isListening, setIsListening] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const [hasHeardNothing, setHasHeardNothing] = useState(false)
  const canSpeak = useCanListen(language) && !isRefused
  useEffect(() => () => stop.current?.(), [])

  function begin(): void {
    if (stop.current !== undefined) return
    onHush()
    if (!canSpeak) return
    setHasHeardNothing(false)
    setIsListening(true)
    stop.current = listen({
      onHeard: (text) => (text === '' ? setHasHeardNothing(true) : onHeard(text)),
      onRefused: () => setIsRefused(true),
      onEnd: () => {
        stop.current = undefined
        setIsListening(false)
      },
    })
  }
  const end = () => stop.current?.()
  const onSpace = (work: () => void) => (event: KeyboardEvent) => {
    if (event.key !== ' ' || !canSpeak) return
    event.preventDefault()
    if (!event.repeat) work()
  }
  const button = {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: onSpace(begin),
    onKeyUp: onSpace(end),
    onClick: ({ detail }: MouseEvent) => {
      if (canSpeak && detail === 0) stop.current === undefined ? begin() : end()
    },
  }
  return { canSpeak, isRefused, isListening, hasHeardNothing, button }
}
