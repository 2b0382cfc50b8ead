import { Keyboard, Mic } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { liveConversation as words } from '#content/en/live-conversation.ts'
import { LANGUAGES, type Language } from '#contracts/receptionist/diary.ts'
import { useListening } from '#web/features/voice/use-listening.ts'
import { classNames } from '#web/ui/class-names.ts'

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
  const { canSpeak, isRefused, isListening, hasHeardNothing, ...held } = useListening({ language, onHush, onHeard })
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const reason = isRefused ? words.noMicrophone : language === 'ga' ? words.noIrish : words.noRecogniser
  const [name, explanation] = canSpeak
    ? isListening
      ? [words.listening, words.listeningNote]
      : [words.speak, hasHeardNothing ? words.heardNothing : words.speakNote]
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
          {...held.button}
          // Not on pointer down, because the field scrolls into view and the button would move from under the finger.
          onClick={canSpeak ? held.button.onClick : onType}
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
