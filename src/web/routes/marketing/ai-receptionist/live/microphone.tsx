import { Keyboard, Mic } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { liveConversation as words } from '#content/en/live-conversation.ts'
import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { classNames } from '#web/ui/class-names.ts'
import { canListen, listen } from './voice.ts'

const NAMES = { en: 'English', ga: 'Gaeilge' }

type MicrophoneProps = {
  language: Language
  isSpeaking: boolean
  onHush: () => void
  onHeard: (text: string) => void
  onType: () => void
  onLanguage: (language: Language) => void
}

/** Listens while it is held. A press silences the receptionist. Where nothing can listen, it leads to the field. */
export function Microphone({ language, isSpeaking, onHush, onHeard, onType, onLanguage }: MicrophoneProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { canSpeak, isRefused, isListening, note, begin, end, press } = useListening({ language, onHush, onHeard })
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const onSpace = (work: () => void) => (event: KeyboardEvent) => {
    if (event.key !== ' ' || !canSpeak) return
    event.preventDefault()
    if (!event.repeat) work()
  }
  const reason = isRefused ? words.noMicrophone : language === 'ga' ? words.noIrish : words.noRecogniser
  const [name, explanation] = canSpeak
    ? isListening
      ? [words.listening, words.listeningNote]
      : [words.speak, note ?? words.speakNote]
    : [words.typeToIt, reason]
  const Icon = canSpeak ? Mic : Keyboard
  return (
    <>
      <div className="live-speaker">
        <button
          ref={button}
          type="button"
          aria-label={name}
          className={classNames('live-mic', isListening && 'is-listening', isSpeaking && 'is-speaking')}
          onPointerDown={begin}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={onSpace(begin)}
          onKeyUp={onSpace(end)}
          onClick={({ detail }) => {
            // Not on pointer down, because the field scrolls into view and the button would move from under the finger.
            if (!canSpeak) onType()
            // Enter and screen readers press without a pointer, and cannot hold.
            else if (detail === 0) press()
          }}
        >
          <Icon size={30} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <p className="live-prompt" role="status">
          <b>{name}</b>
          <span>
            {explanation} {explanation === words.speakNote && <span className="live-key">{words.speakKey}</span>}
          </span>
        </p>
      </div>
      <fieldset className="live-languages" aria-label={words.languages}>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => onLanguage(each)}
          >
            {NAMES[each]}
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** One recording at a time, from `begin` to `end`. `press` does one or the other. */
function useListening({ language, onHush, onHeard }: Pick<MicrophoneProps, 'language' | 'onHush' | 'onHeard'>) {
  const stop = useRef<() => void>(undefined)
  const [isListening, setIsListening] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const [note, setNote] = useState<string>()
  const canSpeak = canListen(language) && !isRefused
  useEffect(() => () => stop.current?.(), [])

  function begin(): void {
    if (stop.current !== undefined) return
    onHush()
    if (!canSpeak) return
    setNote(undefined)
    setIsListening(true)
    stop.current = listen({
      onHeard: (text) => (text === '' ? setNote(words.heardNothing) : onHeard(text)),
      onRefused: () => setIsRefused(true),
      onEnd: () => {
        stop.current = undefined
        setIsListening(false)
      },
    })
  }
  const end = () => stop.current?.()
  const press = () => (stop.current === undefined ? begin() : end())
  return { canSpeak, isRefused, isListening, note, begin, end, press }
}
