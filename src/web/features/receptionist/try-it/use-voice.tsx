import { Mic } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { liveConversation as words } from '#content/en/live-conversation.ts'
import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import { useCanListen, useListening } from '#web/features/voice/use-listening.ts'
import { fallSilent, speak } from '#web/features/voice/voice.ts'
import { Button } from '#web/ui/button.tsx'

type Said = Extract<DeskMoment, { kind: 'said' }>

const isByCaller = (one: DeskMoment): one is Said => one.kind === 'said' && one.by === 'contact'
const isAnswer = (one: DeskMoment): one is Said => one.kind === 'said' && one.by === 'receptionist'

/** Sends what was said into the microphone through the form in `area`, and reads the answer to it aloud. */
export function useVoice(area: RefObject<HTMLElement | null>, { moments, language }: TrialView, isAnswering: boolean) {
  /** The newest moment when the caller spoke. */
  const spokenAfter = useRef<string>(undefined)
  const [isUnable, setIsUnable] = useState(false)
  const newest = moments.at(-1)?.id
  useEffect(() => fallSilent, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another newest moment is another list
  useEffect(() => {
    if (spokenAfter.current === undefined || spokenAfter.current === newest) return
    spokenAfter.current = undefined
    speak(moments.slice(moments.findLastIndex(isByCaller) + 1).filter(isAnswer), () => {})
  }, [newest])

  const spoken = moments.findLast(isByCaller)?.language ?? language
  const { canSpeak, isRefused, isListening, hasHeardNothing, button } = useListening({
    language: spoken,
    onHush: fallSilent,
    onHeard: (text) => {
      const field = area.current?.querySelector('textarea')
      if (field === null || field === undefined) return
      field.value = [field.value.trim(), text].filter((part) => part !== '').join(' ')
      if (isAnswering) return
      spokenAfter.current = newest
      field.form?.requestSubmit()
    },
  })
  const held = {
    ...button,
    onClick: (event: Parameters<typeof button.onClick>[0]) => {
      button.onClick(event)
      setIsUnable(!canSpeak)
      if (!canSpeak) area.current?.querySelector('textarea')?.focus()
    },
  }
  const reason = isRefused ? words.noMicrophone : isUnable && spoken === 'ga' ? words.noIrish : ''
  const heard = hasHeardNothing ? words.heardNothing : ''
  return {
    hush: fallSilent,
    /** Whether the message that is being sent was spoken. */
    hasSpoken: () => spokenAfter.current !== undefined,
    isListening,
    held,
    note: isListening ? `${words.listening}. ${words.listeningNote}.` : reason || heard,
  }
}

/** Nothing where the browser does not turn a voice into words. */
export function SpeakButton({ isListening, held }: Pick<ReturnType<typeof useVoice>, 'isListening' | 'held'>) {
  const canListen = useCanListen('en')
  if (!canListen) return null
  return (
    <div className="try-it-speak">
      <Button
        variant="ghost"
        size="sm"
        aria-label={isListening ? words.listening : words.speak}
        aria-pressed={isListening}
        title="Hold to speak"
        icon={<Mic size={18} strokeWidth={1.75} aria-hidden="true" />}
        {...held}
        className={isListening ? 'bg-lichen! text-lichen-ink!' : ''}
      />
    </div>
  )
}
