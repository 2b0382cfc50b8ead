import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { liveConversation as words } from '#content/en/live-conversation.ts'
import { drawStrokes } from '#web/lib/talk-strokes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { describeDeed, isChange } from './describe-deed.ts'
import type { Said } from './use-practice.ts'

type LiveLineProps = { said: Said[]; isSpeaking: boolean; isWaiting: boolean }

/** The conversation along one stem: the visitor above it, the receptionist below. On a phone the stem is upright. */
export function LiveLine({ said, isSpeaking, isWaiting }: LiveLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const count = said.length
  useEffect(() => {
    const { current } = line
    if (count > 0) current?.scrollTo({ left: current.scrollWidth, top: current.scrollHeight, behavior: 'instant' })
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <div ref={line} className="live-scroll" role="log" aria-label={words.practice} aria-busy={isWaiting} tabIndex={0}>
      <ol className="live-line">
        {said.map((one, index) => (
          <Turn key={one.key} said={one} isSpoken={isSpeaking && index === said.length - 1} />
        ))}
        {isWaiting && <li className="live-turn is-below live-waiting" aria-hidden="true" />}
      </ol>
    </div>
  )
}

/** A stem that lies has more room. */
const SPREAD = 1.75

/** The strokes of an upright stem, on one that lies: left is above, right is below. */
function layDown(path: string): string {
  return path.replaceAll(
    /M[\d.]+ ([\d.]+)h(-?)(\d+)/g,
    (_, y, minus, length) => `M${Number(y) * SPREAD} 43v${minus}${Number(length) * 3}`,
  )
}

function Turn({ said: { by, text, language, deeds }, isSpoken }: { said: Said; isSpoken: boolean }) {
  const isOwn = by === 'contact'
  const who = isOwn ? words.you : isSpoken ? words.speaking : words.practice
  const { height, path } = drawStrokes(by, text)
  const hasChanged = deeds.some(isChange)
  return (
    <li className={isOwn ? 'live-turn is-above' : 'live-turn is-below'}>
      <svg
        viewBox={`0 0 32 ${height}`}
        width="32"
        height={height}
        fill="none"
        strokeWidth="2"
        aria-hidden="true"
        className={classNames('live-upright', isOwn ? 'stroke-muted' : 'stroke-accent')}
      >
        <path d={path} />
        {hasChanged && <path className="stroke-lichen" strokeWidth="3" d={`M8 ${height - 2}h16`} />}
      </svg>
      <svg
        viewBox={`0 0 ${height * SPREAD} 88`}
        width={height * SPREAD}
        height="88"
        fill="none"
        strokeWidth="2.25"
        aria-hidden="true"
        className={classNames('live-level', isOwn ? 'stroke-muted' : 'stroke-accent')}
      >
        <path d={layDown(path)} />
        {hasChanged && <path className="stroke-lichen" strokeWidth="3" d={`M${height * SPREAD - 2} 30v28`} />}
      </svg>
      <div className="live-words">
        <p className={isOwn ? 'live-who text-muted' : 'live-who text-accent'}>{who}</p>
        <p lang={language} className="whitespace-pre-line">
          {text}
        </p>
        {deeds.filter(isChange).map((deed) => (
          <p key={deed.kind} className="live-deed">
            <CalendarCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            {describeDeed(deed)}
          </p>
        ))}
      </div>
    </li>
  )
}
