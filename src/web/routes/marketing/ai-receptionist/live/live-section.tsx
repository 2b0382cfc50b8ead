import { Mic } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { livePractice as words } from '#content/en/live-practice.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import type { FirstWords } from './live-conversation.tsx'
import { Suggestions, TextForm } from './things-to-say.tsx'
import './live.css'

// Loaded by the first press, so the page weighs no more for those who only read it.
const LiveConversation = lazy(() => import('./live-conversation.tsx'))

type LiveSectionProps = { /** The page of our own receptionist, for browsers without scripts. */ talkPath: string }

export function LiveSection({ talkPath }: LiveSectionProps) {
  const [started, setStarted] = useState<{ first: FirstWords | undefined }>()
  return (
    <section id="live" aria-labelledby="live-title" data-theme="dark" className="live">
      <PageContainer className="railed">
        <div className="flex flex-wrap items-end justify-between gap-x-20 gap-y-8">
          <div>
            <h2 id="live-title" className="display-2">
              {words.title}
            </h2>
            <p lang="ga" className="live-irish">
              {words.irishTitle}
            </p>
          </div>
          <p className="lead max-w-[28rem]">{words.text}</p>
        </div>
        {started ? (
          <Suspense fallback={<p className="live-start text-muted">{words.loading}</p>}>
            <LiveConversation first={started.first} />
          </Suspense>
        ) : (
          <Start talkPath={talkPath} onStart={(first) => setStarted({ first })} />
        )}
      </PageContainer>
    </section>
  )
}

type StartProps = LiveSectionProps & { onStart: (first?: FirstWords) => void }

/** Speaking and typing both begin the conversation. */
function Start({ talkPath, onStart }: StartProps) {
  const field = useRef<HTMLInputElement>(null)
  const begin = (text: string, language: FirstWords['language']) => {
    if (text.trim() !== '') onStart({ text, language })
  }
  return (
    <>
      <div className="live-start">
        <button type="button" aria-label={words.start} onClick={() => onStart()} className="live-mic noscript:hidden">
          <Mic size={30} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <p className="live-prompt noscript:hidden">
          <b>{words.start}</b>
          <span>{words.startNote}</span>
        </p>
        <noscript>
          <a href={talkPath} className="text-link">
            {words.withoutScripts}
          </a>
        </noscript>
      </div>
      <div className="live-low noscript:hidden">
        <div>
          <TextForm field={field} onSend={(text) => begin(text, 'en')} />
          <Suggestions onChoose={begin} />
        </div>
      </div>
    </>
  )
}
