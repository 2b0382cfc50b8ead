import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { liveConversation as words } from '#content/en/live-conversation.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { fallSilent, speak } from '#web/features/voice/voice.ts'
import { LiveDiary } from './live-diary.tsx'
import { LiveLegend } from './live-legend.tsx'
import { LiveLine } from './live-line.tsx'
import { Microphone } from './microphone.tsx'
import { Suggestions, TextForm } from './things-to-say.tsx'
import { usePractice } from './use-practice.ts'

export type FirstWords = { text: string; language: Language }

type LiveConversationProps = {
  /** What the visitor sent before the conversation was there. */
  first?: FirstWords | undefined
}

/** The conversation with the made-up practice: spoken where the browser can, typed everywhere. */
export default function LiveConversation({ first }: LiveConversationProps) {
  const field = useRef<HTMLInputElement>(null)
  const [voice, setVoice] = useState<Language>('en')
  const [isSpeaking, setIsSpeaking] = useState(false)
  const read = useCallback((texts: { text: string; language: Language }[]) => {
    setIsSpeaking(speak(texts, () => setIsSpeaking(false)))
  }, [])
  const { said, diary, isWaiting, failure, isOver, say, start } = usePractice(read)
  useEffect(() => fallSilent, [])
  const { place, isInCorner } = useCorner()
  // Every answer makes the line longer, which would push the field below the window.
  useLayoutEffect(() => {
    if (said.length > 0) field.current?.scrollIntoView({ block: 'nearest' })
  }, [said.length])

  const hush = () => {
    fallSilent()
    setIsSpeaking(false)
  }
  const tell = async (text: string, language: Language) => {
    if (text.trim() === '' || isWaiting) return
    hush()
    const isAnswered = await say(text.trim(), language)
    if (isAnswered && field.current?.value === text) field.current.value = ''
  }
  useFirstWords(first, said.length > 0 && !isWaiting, ({ text, language }) => {
    field.current?.focus({ preventScroll: true })
    void tell(text, language)
  })
  return (
    <div ref={place} className={isInCorner ? 'live-in-corner' : undefined}>
      <div className="live-stage">
        <LiveLine said={said} isSpeaking={isSpeaking} isWaiting={isWaiting} />
        <Microphone
          language={voice}
          isSpeaking={isSpeaking}
          onHush={hush}
          onHeard={(text) => void tell(text, voice)}
          onType={() => field.current?.focus()}
          onLanguage={setVoice}
        />
      </div>
      <div className="live-low">
        <div>
          <TextForm field={field} isWaiting={isWaiting} onSend={(text) => void tell(text, voice)} />
          {failure !== undefined && (
            <p role="alert" className="mt-2 text-critical text-small">
              {failure}{' '}
              {isOver && (
                <button type="button" className="live-suggestion" onClick={() => void start()}>
                  {words.again}
                </button>
              )}
            </p>
          )}
          <Suggestions onChoose={(text, language) => void tell(text, language)} />
        </div>
        {diary !== undefined && <LiveDiary diary={diary} deeds={said.flatMap(({ deeds }) => deeds)} />}
      </div>
      <div className="mt-10 flex flex-wrap justify-between gap-x-10 gap-y-3 text-muted text-small">
        <LiveLegend />
        <p>{words.note}</p>
      </div>
    </div>
  )
}

/** Says what was sent before the conversation was there, behind the greeting. */
function useFirstWords(first: FirstWords | undefined, canSay: boolean, onSay: (first: FirstWords) => void) {
  const unsaid = useRef(first)
  useEffect(() => {
    const { current } = unsaid
    if (current === undefined || !canSay) return
    unsaid.current = undefined
    onSay(current)
  })
}

/** Whether this stands in the corner of the window, where our own receptionist would cover it. */
function useCorner() {
  const place = useRef<HTMLDivElement>(null)
  const [isInCorner, setIsInCorner] = useState(false)
  useEffect(() => {
    const { current } = place
    const lowest = { rootMargin: '-88% 0px 0px' }
    const observer = new IntersectionObserver(
      (entries) => setIsInCorner(entries.at(-1)?.isIntersecting === true),
      lowest,
    )
    if (current !== null) observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { place, isInCorner }
}
